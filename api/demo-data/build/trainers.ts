import { paymentConfigs } from '../../src/platform/database/schema/payments';
import { trainers, users } from '../../src/platform/database/schema/people';
import { trainerSupport } from '../../src/platform/database/schema/support';
import { drawLogo } from '../../src/platform/drawing/logo';
import { createRandom } from '../../src/platform/drawing/random';
import { trainers as seeds } from '../data/demo';
import type { TrainerSeed } from '../data/schema';
import type { Clock } from './clock';
import type { PictureList } from './pictures';
import type { Places } from './places';
import type { Numbered, RowBook } from './rows';

export interface Trainer {
  row: Numbered<typeof trainers>;
  seed: TrainerSeed;
}

/** Trainers by key, with user, support links and payout account; institutes also have a logo. */
export function addTrainers(
  book: RowBook,
  clock: Clock,
  places: Places,
  pictures: PictureList,
): ReadonlyMap<string, Trainer> {
  const random = createRandom('trainers');
  return new Map(
    seeds.map((seed, i) => {
      const home = places.find(seed.city, seed.state);
      const joined = clock.ago(1000 - i * 31, '12:15');
      const moments = { createdAt: joined, updatedAt: joined };
      const user = book.add(users, {
        name: seed.kind === 'institute' ? seed.name : seed.name.replace(/^Dr /, ''),
        email: seed.email,
        contactNo: seed.phone,
        countryCode: '91',
        countryId: home.countryId,
        stateId: home.stateId,
        cityId: home.cityId,
        aboutUs: seed.about,
        designation: seed.headline,
        ...moments,
      });
      const photoId =
        seed.logo &&
        pictures.add({ kind: 'logo', ownerId: user.id, svg: drawLogo(seed.logo.mark, seed.logo.hue), width: 640 });
      if (photoId) user.photoId = photoId;
      const row = book.add(trainers, {
        userId: user.id,
        kind: seed.kind,
        name: seed.name,
        ownerName: seed.owner ?? null,
        trainingType: seed.trainingType,
        headline: seed.headline,
        about: seed.about,
        location: `${seed.city}, ${seed.state}`,
        experienceYears: seed.years,
        photoId: photoId ?? null,
        ...moments,
      });
      book.add(trainerSupport, {
        trainerId: row.id,
        supportEmail: seed.email,
        supportContact: seed.phone,
        whatsappLink: seed.chat.startsWith('https://wa.me/') ? seed.chat : null,
        telegramLink: seed.chat.startsWith('https://t.me/') ? seed.chat : null,
        websiteLink: seed.website ?? null,
        updatedAt: joined,
      });
      book.add(paymentConfigs, {
        trainerId: row.id,
        currencies: ['INR', 'USD'],
        ...(seed.kind === 'individual'
          ? { payoutKind: 'upi', upiId: `${seed.key}@kakshademo` }
          : {
              payoutKind: 'bank',
              accountName: seed.name,
              accountNumber: `00${random.int(100_000_000, 999_999_999)}`,
              ifsc: 'KAKS0000001',
              bankName: 'Kaksha Demo Bank',
            }),
        refundTermsAcceptedAt: joined,
        updatedAt: joined,
      });
      return [seed.key, { row, seed }] as const;
    }),
  );
}
