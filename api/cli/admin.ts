/** `npm run admin -- <command>`, compiled `node dist/admin.js <command>`: the administrators of the site. */
import { adminRights } from '@kaksha/domain/admin-rights';
import { emailText } from '@kaksha/domain/rules';
import { errorMessageOf } from '@kaksha/domain/typed';
import { Command, InvalidArgumentError, Option } from 'commander';
import { createServices } from '../src/app';
import { addAdministrator, listAdministrators, removeAdministrator } from '../src/modules/users/administrators-service';
import { offerFirstAdministrator } from '../src/modules/users/first-administrator/service';
import { type ServiceContext, systemContext } from '../src/platform/context/context';
import { readSettings } from '../src/platform/settings/settings';

function emailOf(given: string): string {
  const email = given.trim().toLowerCase();
  if (!emailText('').isValidSync(email)) throw new InvalidArgumentError('Please enter an e-mail address.');
  return email;
}

function rightsOf(given: string) {
  const names = given.split(',').map((name) => name.trim());
  const rights = adminRights.filter((right) => names.includes(right));
  if (rights.length !== new Set(names).size)
    throw new InvalidArgumentError(`The rights are ${adminRights.join(', ')}.`);
  return rights;
}

/** Runs the work on the database of the site. */
async function withContext(work: (context: ServiceContext) => Promise<string>): Promise<void> {
  const settings = { ...readSettings(), logLevel: 'error' as const };
  const { services, close } = await createServices(settings, { worker: false });
  try {
    console.log(await work(systemContext(services, settings)));
  } finally {
    await close();
  }
}

const program = new Command('admin').description(
  'Administrators of the site. A site with the embedded database has to be stopped first.',
);

program
  .command('add')
  .description('gives rights to the account with the address, which is made when it is missing')
  .argument('<email>', 'address that signs in', emailOf)
  .addOption(
    new Option('--rights <names>', `some of ${adminRights.join(', ')}, separated by commas`)
      .argParser(rightsOf)
      .default([...adminRights], 'all'),
  )
  .action((email: string, { rights }: { rights: (typeof adminRights)[number][] }) =>
    withContext(async (context) => {
      await addAdministrator(context, { email, rights });
      return `${email} holds: ${rights.join(', ')}. The next sign-in asks for a second step first.`;
    }),
  );

program
  .command('first-link')
  .description('prints a new link for the first administrator; an earlier one stops working')
  .action(() =>
    withContext(async (context) => (await offerFirstAdministrator(context)) ?? 'There is an administrator.'),
  );

program
  .command('list')
  .description('lists the administrators and their rights')
  .action(() =>
    withContext(async (context) => {
      const rows = await listAdministrators(context);
      const lines = rows.map(
        ({ email, name, rights, blockedAt }) =>
          `${email}  ${name || '(no name)'}  ${rights.join(', ')}${blockedAt ? '  blocked' : ''}`,
      );
      return lines.join('\n') || 'There is no administrator.';
    }),
  );

program
  .command('remove')
  .description('takes all rights from the account; one owner has to stay')
  .argument('<email>', 'address that signs in', emailOf)
  .action((email: string) =>
    withContext(async (context) => {
      await removeAdministrator(context, { email });
      return `${email} is no administrator any more.`;
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  console.error(errorMessageOf(error));
  process.exitCode = 1;
}
