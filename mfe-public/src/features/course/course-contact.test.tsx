import { batch, courseDetails } from '@kaksha/testing/factories';
import { type FakeCall, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { sentEnquiryWire } from '@kaksha/testing/wire/engagement';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const here = '/course/kubernetes-in-production/1';
const open = (host = catalogueHost(), path = here) => renderRoutes(remote.routes, { host, path });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Kubernetes in Production' });
const box = () => within(screen.getByRole('region', { name: 'Fee and dates' }));

describe('contacting the trainer', () => {
  const chatUrl = 'https://wa.me/919800000000';
  const openChat = async (user: ReturnType<typeof open>['user']) => {
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const ways = within(await screen.findByRole('dialog', { name: 'Ask the trainer' }));
    await user.click(ways.getByRole('button', { name: /^(Open chat|Chat on WhatsApp)$/ }));
  };
  /** The course's answer has the chat link from the first contact on. */
  function chatHost(options: Parameters<typeof catalogueHost>[0], { hasContacted = false } = {}) {
    const host = catalogueHost(options);
    let isContact = hasContacted;
    host.http.on('POST', paths.count, ({ body }: FakeCall) => {
      isContact ||= (body as { action_type: number }).action_type === 2;
      return { count: 1 };
    });
    host.http.on('GET', paths.course, () => ({
      ...courseDetailsWire(courseDetails()),
      ...(isContact && { trainer_chat: chatUrl }),
    }));
    const counts = () =>
      host.http.callsTo('POST', paths.count).filter(({ body }) => JSON.stringify(body).includes('"action_type":2'));
    return { host, counts };
  }

  test.each([
    ['a visitor signs in', undefined, 1],
    ['a learner', 'learner' as const, 0],
  ])('the first chat of %s counts as a contact and then opens', async (_who, as, signIns) => {
    const tab = { opener: window };
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { host, counts } = chatHost({ as });
    const { user } = open(host);
    await heading();
    await openChat(user);
    await waitFor(() => expect(opened).toHaveBeenCalledWith(chatUrl, '_blank'));
    expect(tab.opener).toBeNull();
    expect(counts()).toHaveLength(1);
    expect(host.session.signInRequests).toHaveLength(signIns);
  });

  test('a later chat is named, opens at once and is counted', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { host, counts } = chatHost({ as: 'learner' }, { hasContacted: true });
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    await user.click(await screen.findByRole('button', { name: 'Chat on WhatsApp' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(chatUrl, '_blank', 'noopener,noreferrer'));
    await waitFor(() => expect(counts()).toHaveLength(1));
  });

  test('offers the link in a notice when the browser blocks the window', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { host } = chatHost({ as: 'learner' });
    const { user } = open(host);
    await heading();
    await openChat(user);
    await waitFor(() => expect(host.notices.map(({ title }) => title)).toContain('The chat is ready'));
    host.notices.at(-1)?.action?.onClick();
    expect(opened).toHaveBeenLastCalledWith(chatUrl, '_blank', 'noopener,noreferrer');
  });

  test('a chat that cannot be counted does not open; Retry is offered', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', paths.count, failure(503, 'Please wait a minute.'));
    const { user } = open(host);
    await heading();
    await openChat(user);
    await waitFor(() => expect(host.notices.map(({ title }) => title)).toContain('The chat did not open'));
    expect(opened).not.toHaveBeenCalled();
  });

  test('offers chat and a question in a dialog', async () => {
    const host = catalogueHost({ as: 'learner' });
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the trainer' }));
    expect(dialog.getByRole('button', { name: 'Open chat' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Tell them I am interested' }));
    await waitFor(() => expect(host.http.callsTo('POST', paths.courseAction)).toHaveLength(1));
    expect(dialog.getByRole('button', { name: 'You are interested' })).toHaveAttribute('aria-pressed', 'true');
  });

  const dialog = async (name = 'Ask the trainer') => within(await screen.findByRole('dialog', { name }));
  const sent = {
    id: 4,
    courseId: 1,
    courseName: 'Kubernetes in Production',
    trainerId: 3,
    trainerName: 'Ananya Raghavan',
    batchId: null,
    batchLabel: null,
    message: 'Is there homework?',
    status: 'new' as const,
    reply: null,
    createdAt: '2026-01-15T06:30:00.000Z',
    answeredAt: null,
    thread: [],
    unread: 0,
    course: null,
  };

  test('sends a request about a batch, which appears in My Requests', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', paths.enquiries, sentEnquiryWire(sent));
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Message' }), 'Is there homework?');
    await user.selectOptions(
      form.getByRole('combobox', { name: 'About' }),
      'Batch of 19 January 2026, 7:00–9:00 PM IST',
    );
    await user.type(form.getByRole('textbox', { name: 'Phone' }), '98765 43210');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText('Your request is sent.')).toBeInTheDocument();
    expect(form.getByText(/answers to learner@kaksha.test/)).toBeInTheDocument();
    expect(form.getByRole('link', { name: 'My Requests' })).toHaveAttribute('href', '/user-dashboard/send-request');
    expect(host.http.callsTo('POST', paths.enquiries).map(({ body }) => body)).toEqual([
      { courseId: 1, batchId: 1, message: 'Is there homework?', phone: '98765 43210' },
    ]);
  });

  test.each([
    ['a phone number', 'Phone', '98765 43210', { Message: '', Phone: '98765 43210' }],
    ['a message', 'Message', ' And exams?', { Message: 'Is there homework? And exams?', Phone: '' }],
  ])('keeps %s that is typed while the request is sent', async (_, field, typed, kept) => {
    const host = catalogueHost({ as: 'learner' });
    let answer = (_answer: unknown) => {};
    host.http.on('POST', paths.enquiries, () => new Promise((resolve) => (answer = resolve)));
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const form = await dialog();
    await user.clear(form.getByRole('textbox', { name: 'Phone' }));
    await user.type(form.getByRole('textbox', { name: 'Message' }), 'Is there homework?');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(host.http.callsTo('POST', paths.enquiries)).toHaveLength(1));
    await user.type(form.getByRole('textbox', { name: field }), typed);
    await act(async () => answer(sentEnquiryWire(sent)));
    expect(await form.findByText('Your request is sent.')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const again = await dialog();
    for (const [name, value] of Object.entries(kept)) {
      expect(again.getByRole('textbox', { name })).toHaveValue(value);
    }
  });

  test('shows how to reach the trainer once the learner made contact, and not before', async () => {
    const host = catalogueHost({ as: 'learner' });
    const reach = { trainer_contact: '9812345678', trainer_email: 'ananya@kaksha.test' };
    let hasContacted = false;
    host.http.on('GET', paths.course, () => ({
      ...courseDetailsWire(courseDetails()),
      ...(hasContacted && reach),
    }));
    const { user } = open(host);
    await heading();
    expect(screen.queryByRole('list', { name: 'Reach Ananya Raghavan' })).not.toBeInTheDocument();
    hasContacted = true;
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const ways = await dialog();
    await user.click(ways.getByRole('button', { name: 'Tell them I am interested' }));
    const links = within(await ways.findByRole('list', { name: 'Reach Ananya Raghavan' }));
    expect(links.getByRole('link', { name: '+91 9812345678' })).toHaveAttribute('href', 'tel:+919812345678');
    expect(links.getByRole('link', { name: 'ananya@kaksha.test' })).toBeInTheDocument();
  });

  test('is about the batch that was picked: the question, and the sign-in for interest', async () => {
    const host = catalogueHost();
    host.session.answerSignInAs('visitor');
    const batches = [batch(), batch({ id: 2, startDate: '2026-02-07', endDate: '2026-03-08', dayOfWeek: 2 })];
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ batches })));
    const { user } = open(host);
    await heading();
    await user.click(screen.getByRole('radio', { name: /Sat, 7:00–9:00 PM IST/ }));
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const form = await dialog();
    expect(form.getByRole('combobox', { name: 'About' })).toHaveDisplayValue(/^Batch of 7 February 2026/);
    await user.click(form.getByRole('button', { name: 'Tell them I am interested' }));
    await waitFor(() => expect(host.session.signInRequests).toMatchObject([{ date: '2026-02-07' }]));
  });

  test('does not send a request without text', async () => {
    const { user, host } = open(catalogueHost({ as: 'learner' }));
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Phone' }), 'call me');
    await user.type(form.getByRole('textbox', { name: 'Message' }), '\u200b');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      expect.stringContaining('Message is required'),
    );
    expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('Please enter a phone number');
    expect(host.http.callsTo('POST', paths.enquiries)).toHaveLength(0);
  });

  test.each([
    [429, 'You have sent twenty requests today. Please try again tomorrow.'],
    [403, 'You teach this course.'],
  ])('keeps the text of a refused request (%s), also when the dialog is closed', async (status, message) => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('POST', paths.enquiries, failure(status, message));
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: 'Message' }), 'Is there homework?');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText(message)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    expect((await dialog()).getByRole('textbox', { name: 'Message' })).toHaveValue('Is there homework?');
  });

  test('asks a visitor to sign in before the request', async () => {
    const host = catalogueHost();
    host.http.on('POST', paths.enquiries, sentEnquiryWire(sent));
    const { user } = open(host, `${here}#enquire`);
    await heading();
    const form = await dialog('Enquire');
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'I am interested in Kubernetes in Production. Please tell me the price and the next dates.',
    );
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText('Your request is sent.')).toBeInTheDocument();
    expect(host.session.signInRequests).toEqual([
      { message: 'We send your request right after this.', subject: 'Kubernetes in Production' },
    ]);
  });

  test('offers no chat when the course has none', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ hasChat: false })));
    const { user } = open(host);
    await heading();
    await user.click(box().getByRole('button', { name: 'Ask the trainer' }));
    expect((await dialog()).queryByRole('button', { name: 'Open chat' })).not.toBeInTheDocument();
  });
});
