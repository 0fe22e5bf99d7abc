import { isolated } from '@kaksha/domain/isolated';
import sharp from 'sharp';
import { pdfText } from '../../../test/pdf-text';
import { drawCertificatePdf } from '../../modules/certificates/certificate-pdf';
import { drawCertificatePicture } from '../../modules/certificates/certificate-picture';
import { drawInvoicePdf, type PrintedInvoice } from '../../modules/invoices/invoice-pdf';
import { drawStatementPdf } from '../../modules/payouts/statements/statement-pdf';

const log = { warn: jest.fn() };

/** A name and a title in each script. */
const texts: [script: string, name: string, title: string][] = [
  ['Devanagari', 'कृष्णमूर्ति त्रिवेदी', 'हिन्दी में पायथन से डेटा विश्लेषण'],
  ['Marathi', 'ज्ञानेश्वर वाऱ्यावर', 'मराठीत प्रशिक्षण: वर्ग ऱ्हस्व'],
  ['Bengali', 'শ্রেয়সী ভট্টাচার্য', 'বাংলায় ডেটা বিজ্ঞান'],
  ['Tamil', 'ஸ்ரீநிவாசன் கோபால்', 'தமிழில் பைத்தான் பயிற்சி'],
  ['Telugu', 'శ్రీనివాస్ కృష్ణమూర్తి', 'తెలుగులో డేటా సైన్స్ శిక్షణ'],
  ['Kannada', 'ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣಮೂರ್ತಿ', 'ಕನ್ನಡದಲ್ಲಿ ತರಬೇತಿ'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി കൃഷ്ണൻ', 'മലയാളത്തിൽ പരിശീലനം'],
  ['Gujarati', 'શ્રીમતી પ્રિયંકા પટેલ', 'ગુજરાતીમાં તાલીમ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਪੰਜਾਬੀ ਵਿੱਚ ਸਿਖਲਾਈ'],
  ['Odia', 'ଶ୍ରୀନିବାସ କୃଷ୍ଣ', 'ଓଡ଼ିଆରେ ତାଲିମ'],
  ['Arabic', 'محمد علي الأنصاري', 'لا إله إلا الله'],
  ['Urdu', 'ڈاکٹر ٹیپو پاکستان', 'بڑے گڑیا نے ہے'],
  ['Latin', 'Nguyễn Thị Łódź Żółć', 'Straße für den office'],
  ['Cyrillic and Greek', 'Иван Иванов', 'Ελένη Παπαδοπούλου'],
  ['emoji', 'Priya 👩‍🏫', 'Kubernetes 🚀 🇮🇳'],
];

const invoice: PrintedInvoice = {
  kind: 'invoice',
  number: 'INV/1',
  issuedAt: new Date('2026-11-23T00:00:00Z'),
  date: '23 Nov 2026',
  original: null,
  seller: { name: 'कृष्णमूर्ति त्रिवेदी', address: '12 महात्मा गांधी मार्ग\nपुणे 411001', state: '27', gstin: null },
  buyer: { name: 'محمد علي', address: '', state: null, gstin: null },
  courseName: 'தமிழில் பைத்தான்',
  currency: 'INR',
  amountMinor: 1_200_000,
  cgstMinor: 0,
  sgstMinor: 0,
  igstMinor: 0,
  percent: 0,
};

const certificateOf = (name: string, title: string) => ({
  learnerName: name,
  courseName: title,
  details: `with ${isolated(name)}, 5 Jan to 10 Feb 2026`,
  attendance: 'Attended 9 of 10 live sessions',
  issued: 'Issued on 10 Feb 2026',
  url: 'https://kaksha.test/certificates/1',
  issuedAt: new Date('2026-02-10T00:00:00Z'),
  replaces: null,
  note: null,
});

const withoutJoiners = (text: string) => text.replace(/[\u200c\u200d]/g, '');

test('the texts of a statement are found again in every script', async () => {
  const line = { at: new Date(0), kind: 'sale', orderNumber: 'abcdefgh1', invoiceNumber: null } as const;
  const file = await drawStatementPdf(
    {
      trainerName: 'మౌనిక',
      currency: 'INR',
      month: '2026-11',
      payout: null,
      missing: 0,
      createdAt: new Date(0),
      lines: texts.flatMap(([, ...names]) =>
        names.map((courseName) => ({ ...line, courseName, amount: 1_200_000, fee: 120_000, net: 1_080_000 })),
      ),
    },
    log,
  );
  const found = withoutJoiners(await pdfText(file));
  for (const [, name, title] of texts) {
    expect(found).toContain(withoutJoiners(name));
    expect(found).toContain(withoutJoiners(title));
  }
  expect(found).toContain('₹12,000');
  expect(log.warn).not.toHaveBeenCalled();
  expect(file.length).toBeLessThan(200_000);
});

test('a certificate and an invoice have names in different scripts beside Latin labels', async () => {
  const certificate = await pdfText(await drawCertificatePdf(certificateOf('محمد علي', 'हिन्दी में React'), log));
  expect(certificate).toContain('محمد علي');
  expect(certificate).toContain('हिन्दी में React');
  expect(certificate).toMatch(/with محمد علي ?, 5 Jan to 10 Feb 2026/);
  const bill = await pdfText(await drawInvoicePdf(invoice, log));
  for (const part of ['कृष्णमूर्ति त्रिवेदी', '12 महात्मा गांधी मार्ग', 'पुणे 411001', 'محمد علي', 'தமிழில் பைத்தான்']) {
    expect(bill).toContain(part);
  }
  expect(bill).toContain('₹12,000');
});

test('a certificate has its title and language, and only the glyphs that it uses', async () => {
  const file = await drawCertificatePdf(certificateOf('कृष्णमूर्ति', 'हिन्दी'), log);
  const source = file.toString('latin1');
  expect(source).toContain('/Lang (en)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toMatch(/\/FontName \/[A-Z]{6}\+AnekDevanagari-SemiBold/);
  expect(source).not.toContain('AnekTamil');
  expect(file.length).toBeLessThan(60_000);
});

test.each(texts)('%s: the letters of a picture stay within their column', async (_script, name, title) => {
  const drawing = drawCertificatePicture({ ...certificateOf(name.repeat(4), title.repeat(4)), isRevoked: false }, log);
  const outlines = [...drawing.matchAll(/<path d="(M[^"]+)" fill="#/g)].map(([, outline]) => outline ?? '');
  expect(outlines.length).toBeGreaterThan(5);
  for (const [, x] of outlines.join('').matchAll(/[ML](-?[\d.]+) /g)) {
    expect(Number(x)).toBeGreaterThan(70);
    expect(Number(x)).toBeLessThan(84 + 860 + 10);
  }
  const { info } = await sharp(Buffer.from(drawing)).png().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
});
