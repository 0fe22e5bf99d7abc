import { Field, Select } from '@kaksha/ui/field';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { PostFilter } from '../../store/blog-data';
import { dashboardPath, filterOf, postFilters } from './load-dashboard';

export function PostFilterSelect({ filter }: { filter: PostFilter }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  // Shows the new choice at once, while its posts are loading.
  const shown = next?.pathname === pathname ? filterOf(next.search) : filter;
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
