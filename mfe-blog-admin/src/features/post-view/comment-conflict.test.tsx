import { comment, postDetails } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { unreadable } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { commentWire, postDetailsWire } from '@kaksha/testing/wire/blog';
import { screen } from '@testing-library/react';
import remote from '../../remote';

const wire = (text: string) => ({
  ...commentWire(comment({ id: 1, comment: text })),
  hidden: false,
  author_stopped: false,
  version: 1,
});
const saved = {
  call: ['PUT', '/blogs/1/comments/1'] as const,
  stored: wire('Which course?'),
  saved: unreadable({ success: true, comment: wire('Saved') }),
};
const field = () => screen.getByRole('textbox', { name: 'Comment' });

testSecondSave('the text of a comment', {
  ...saved,
  record: 'comment',
  label: 'Comment',
  shown: { mine: 'Which batch?', theirs: 'Which course?' },
  async save() {
    const host = createFakeHost({ as: 'admin' });
    host.http.on('GET', '/blogs/how-to', postDetailsWire(postDetails()));
    host.http.on('GET', '/blogs/1/comments', [wire('Which?')]);
    answerSecondSave(host, saved);
    const { user } = renderRoutes(remote.routes, { host, path: '/admin-blog/how-to' });
    await user.click(await screen.findByRole('button', { name: 'Edit comment by Vikram Solanki' }));
    await user.clear(field());
    await user.type(field(), 'Which batch?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return host;
  },
  sent: { mine: { comment: 'Which batch?' }, theirs: { comment: 'Which course?' } },
  expectTyped: () => expect(field()).toHaveValue('Which batch?'),
});
