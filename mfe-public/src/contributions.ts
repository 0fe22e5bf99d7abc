import type { Contributions } from '@kaksha/contract/host';
import { flags, settings } from './values';

const contributions: Contributions = {
  flags,
  settings,
  menus: [
    { menu: 'header', id: 'courses', label: 'Courses', to: '/live-courses', order: 10, within: ['/course/'] },
    {
      menu: 'header',
      id: 'trainers',
      label: 'Trainers',
      to: '/live-online-trainers',
      order: 20,
      within: ['/instructorprofile/'],
    },
    {
      menu: 'header',
      id: 'blog',
      label: 'Blog',
      to: '/blog',
      order: 30,
      within: ['/blog/', '/blog-dashboard', '/blogcreate', '/admin-blog/'],
    },
    {
      menu: 'header',
      id: 'teaching',
      label: 'For trainers',
      to: '/live-trainer-register',
      order: 40,
      title: 'Become a trainer',
      except: 'trainer',
      within: ['/patron/'],
    },
    { menu: 'footer', id: 'footer-courses', label: 'Courses', to: '/live-courses', order: 10, group: 'learn' },
    {
      menu: 'footer',
      id: 'footer-trainers',
      label: 'Trainers',
      to: '/live-online-trainers',
      order: 20,
      group: 'learn',
    },
    { menu: 'footer', id: 'footer-blog', label: 'Blog', to: '/blog', order: 30, group: 'learn' },
    {
      menu: 'footer',
      id: 'footer-teaching',
      label: 'Become a trainer',
      to: '/live-trainer-register',
      order: 10,
      group: 'teach',
    },
    {
      menu: 'footer',
      id: 'footer-partners',
      label: 'Tech partnerships',
      to: '/tech-partnerships',
      order: 30,
      group: 'teach',
    },
    { menu: 'footer', id: 'footer-about', label: 'About us', to: '/aboutus', order: 10, group: 'site' },
    { menu: 'footer', id: 'footer-careers', label: 'Careers', to: '/careers', order: 20, group: 'site' },
    { menu: 'footer', id: 'footer-contact', label: 'Contact', to: '/contact', order: 30, group: 'site' },
    { menu: 'footer', id: 'footer-policy', label: 'Policy', to: '/policy', order: 10, group: 'rules' },
    { menu: 'footer', id: 'footer-privacy', label: 'Privacy', to: '/privacy', order: 20, group: 'rules' },
    { menu: 'footer', id: 'footer-terms', label: 'Terms', to: '/terms', order: 30, group: 'rules' },
  ],
};

export default contributions;
