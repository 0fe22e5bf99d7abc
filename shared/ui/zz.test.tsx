import { Dialog } from '@base-ui/react/dialog';
import { yupResolver } from '@hookform/resolvers/yup';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import Quill from 'quill';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, Link, RouterProvider, useLoaderData } from 'react-router-dom';
import { ToastContainer } from 'react-toastify';
import { onLCP } from 'web-vitals';
import * as yup from 'yup';
import { create } from 'zustand';

function Home() {
  const [d, f] = [useLoaderData() as string, useForm({ resolver: yupResolver(yup.object({ a: yup.string() })) })];
  void f;
  return (
    <main>
      <h1>{d}</h1>
      <Heart />
      <Link to="/two">Two</Link>
      <Dialog.Root>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Popup>
            <Dialog.Title>Dialog here</Dialog.Title>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <ToastContainer />
    </main>
  );
}
test('router, dialog', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([
    { path: '/', loader: async () => 'One', Component: Home },
    { path: '/two', loader: ({ request }) => new URL(request.url).pathname, Component: Home },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'One' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Dialog here' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Two' }));
  await screen.findByRole('heading', { name: '/two' });
  expect([create, axios, clsx, Quill, onLCP].every(Boolean)).toBe(true);
  new Quill(document.createElement('div'));
});
