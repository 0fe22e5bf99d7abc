import type { PostFilter } from '@kaksha/api-client/blog';
import { Field, Select } from '@kaksha/ui/field';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { dashboardPath, filterOf, postFilters } from './load-dashboard';

export function PostFilterSelect({ filter }: { filter: PostFilter }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ahead = useNavigation().location;
  // The select answers at once, while its posts are still on their way.
  const shown = ahead?.pathname === pathname ? filterOf(ahead.search) : filter;
  return (
    <Field label="Show" labelHidden>
      <Select
        value={shown}
        onChange={({ target }) =>
          void navigate(dashboardPath(target.value as PostFilter), { preventScrollReset: true })
        }
      >
        {postFilters.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
