import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta: Meta<typeof Pagination> = { component: Pagination };
export default meta;

const hrefFor = (page: number) => `?page=${page}`;

export const First = () => <Pagination page={1} totalPages={9} hrefFor={hrefFor} />;
export const Middle = () => <Pagination page={5} totalPages={9} hrefFor={hrefFor} />;
export const Last = () => <Pagination page={3} totalPages={3} hrefFor={hrefFor} />;
export const SinglePage = () => (
  <States of={{ 'nothing for a single page': <Pagination page={1} totalPages={1} hrefFor={hrefFor} /> }} />
);
