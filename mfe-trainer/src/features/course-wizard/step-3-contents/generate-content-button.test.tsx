import type { ContentType } from '@kaksha/domain/catalogue';
import { storedContentRules } from '@kaksha/domain/content-rules';
import { Form } from '@kaksha/forms/form';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { authoredCourse } from '@kaksha/testing/factories';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import { TrainerProvider } from '../../../store/store-context';
import { createTrainerStore } from '../../../store/trainer-store';
import { GenerateContentButton } from './generate-content-button';

const missing = { name: 'Course name not found', type: 'Content type not found' };

function EditForm({ type }: { type: ContentType | null }) {
  const form = useYupForm<{ text: string }>(storedContentRules, { text: '' });
  return (
    <Form form={form} onSubmit={() => {}}>
      <GenerateContentButton course={authoredCourse()} type={type} missing={missing} />
    </Form>
  );
}

async function press(type: ContentType | null, answer?: unknown) {
  const host = createFakeHost({ as: 'trainer' });
  if (answer) host.http.on('POST', '/ai/text', answer);
  const element = (
    <TrainerProvider store={createTrainerStore(host)}>
      <EditForm type={type} />
    </TrainerProvider>
  );
  const { user } = renderRoutes([{ path: '/', element }], { host });
  await user.click(await screen.findByRole('button', { name: 'AI Generate' }));
  return host;
}

test('does not generate a content of an unknown type', async () => {
  const host = await press(null);
  expect(host.notices.map(({ title }) => title)).toEqual(['Content type not found']);
  expect(host.http.calls).toEqual([]);
});

test.each([
  [400, 'Unsupported content type', 'UNSUPPORTED_CONTENT_TYPE'],
  [502, 'All text generation services failed', 'AI_UNAVAILABLE'],
  [429, 'Daily quota used up.', 'AI_QUOTA_USED_UP'],
] as const)('shows the reason below the failure (%i %s)', async (status, reason, code) => {
  const host = await press('Benefits', failure(status, reason, { code }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(host.notices[0]).toMatchObject({
    title: 'Failed to generate content. Please try again.',
    description: reason,
  });
});
