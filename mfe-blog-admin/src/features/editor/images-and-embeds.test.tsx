import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, content, hostWith, open, prepareBrowser, stored, write } from './fake-editor';

beforeEach(prepareBrowser);

test('an embed becomes a video for allowed hosts, a link for other addresses, and text otherwise', async () => {
  const { user } = open();
  await write('');
  const embed = async (address: string) => {
    await user.click(button('Embed by URL'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Embed by URL' }));
    await user.click(dialog.getByRole('textbox', { name: 'Address' }));
    await user.paste(address);
    await user.click(dialog.getByRole('button', { name: 'Insert' }));
    return dialog;
  };
  const root = await content();
  await embed('javascript:alert(1)');
  await waitFor(() => expect(root).toHaveTextContent('javascript:alert(1)'));
  expect(root.querySelector('a, iframe')).toBeNull();
  // An http address of an allowed host becomes an https frame.
  await embed('http://youtu.be/dQw4w9WgXcQ');
  await waitFor(() =>
    expect(root.querySelector('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  );
  expect(root.querySelector('iframe')).toHaveAttribute('sandbox');
  await embed('https://elsewhere.example/x');
  await waitFor(() => expect(root.querySelector('a')).toHaveAttribute('href', 'https://elsewhere.example/x'));
});

test('a slider sets the image width from 100 to 800', async () => {
  const content3 = '<p>a</p><p><img src="/backend/media/a1-640.webp" width="300"></p>';
  const { user } = open('/blogcreate/3', hostWith(stored({ content: content3 })));
  const picture = (await content()).querySelector('img') as HTMLImageElement;
  await user.click(picture);
  const dialog = within(await screen.findByRole('dialog', { name: 'Image Settings' }));
  const slider = dialog.getByRole('slider', { name: 'Width' });
  // The focus ring of the slider needs room above the next label.
  expect(slider.closest('.stack.gap-5')).toContainElement(dialog.getByRole('textbox', { name: 'Alternative text' }));
  expect(slider).toHaveAttribute('min', '100');
  expect(slider).toHaveAttribute('max', '800');
  expect(slider).toHaveValue('300');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '500' } });
  expect(dialog.getByText('500 px')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Apply Changes' }));
  await waitFor(() => expect(picture).toHaveAttribute('width', '500'));
});

test('alternative text of an image can be set by keyboard', async () => {
  const content4 = '<p>a</p><p><img src="/backend/media/a1-640.webp" width="300"></p>';
  const { user } = open('/blogcreate/3', hostWith(stored({ content: content4 })));
  const root = await content();
  const picture = root.querySelector('img') as HTMLImageElement;
  act(() => {
    root.focus();
    document.getSelection()?.setBaseAndExtent(picture.parentNode as Node, 0, picture.parentNode as Node, 1);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Image Settings' }));
  await user.type(dialog.getByRole('textbox', { name: 'Alternative text' }), 'A rack of servers');
  await user.click(dialog.getByRole('button', { name: 'Apply Changes' }));
  await waitFor(() => expect(picture).toHaveAttribute('alt', 'A rack of servers'));
  expect(picture).toHaveAttribute('width', '300');
});

test('a picture becomes as wide as the text, and as wide as before again', async () => {
  const content5 = '<p>a</p><p><img src="/backend/media/a1-640.webp" width="300"></p>';
  const { user } = open('/blogcreate/3', hostWith(stored({ content: content5 })));
  const picture = (await content()).querySelector('img') as HTMLImageElement;
  const press = async () => {
    await user.click(picture);
    const dialog = within(await screen.findByRole('dialog', { name: 'Image Settings' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Full width' }));
    const slider = dialog.getByRole('slider', { name: 'Width' });
    const isDisabled = (slider as HTMLInputElement).disabled;
    await user.click(dialog.getByRole('button', { name: 'Apply Changes' }));
    return isDisabled;
  };
  expect(await press()).toBe(true);
  await waitFor(() => expect(picture).toHaveClass('ql-full-width'));
  expect(await press()).toBe(false);
  await waitFor(() => expect(picture).not.toHaveAttribute('class'));
  expect(picture).toHaveAttribute('width', '300');
});
