import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useSession } from '@kaksha/contract/host-context';
import { verificationPath } from '@kaksha/domain/paths';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  House,
  IdCard,
  LifeBuoy,
  Link2,
  MessageCircle,
  ShieldCheck,
  TicketPercent,
  Users,
  Wallet,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import {
  calendarPath,
  couponsPath,
  detailsPath,
  earningsPath,
  enquiriesPath,
  homePath,
  pricingPath,
  staffPath,
  supportLinksPath,
  supportPath,
} from '../paths';
import { useStoreUserId } from '../store/store-context';
import { useNavCounts } from './use-nav-counts';

/** Layout of the trainer area: side navigation and page. */
export function TrainerLayout() {
  useResetOnUserChange(useStoreUserId());
  const counts = useNavCounts();
  const role = useSession().user?.instituteRole ?? null;
  const items = [
    { to: homePath, label: 'Home', icon: <House aria-hidden="true" />, end: true },
    { to: `${homePath}/courses`, label: 'Courses', icon: <BookOpen aria-hidden="true" />, count: counts.courses },
    { to: enquiriesPath, label: 'Questions', icon: <MessageCircle aria-hidden="true" />, count: counts.questions },
    { to: calendarPath, label: 'Calendar', icon: <CalendarDays aria-hidden="true" /> },
    { to: couponsPath, label: 'Coupons', icon: <TicketPercent aria-hidden="true" /> },
    ...(role ? [{ to: staffPath, label: 'Staff', icon: <Users aria-hidden="true" /> }] : []),
    ...(role === 'manager'
      ? []
      : [
          { to: detailsPath, label: 'Basic details', within: [verificationPath], icon: <IdCard aria-hidden="true" /> },
          { to: earningsPath, label: 'Earnings', icon: <ChartColumn aria-hidden="true" /> },
          { to: pricingPath, label: 'Pricing', icon: <Wallet aria-hidden="true" /> },
        ]),
    { to: supportLinksPath, label: 'Support links', icon: <Link2 aria-hidden="true" /> },
    { to: '/security', label: 'Security', icon: <ShieldCheck aria-hidden="true" /> },
    { to: supportPath, label: 'Support', icon: <LifeBuoy aria-hidden="true" /> },
  ];
  return (
    <AppLayout navigation={<SideNav label="Trainer area" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
