/** Name and contact data of the product. An adopter rebrands the whole site here. */
export const brand = {
  name: 'Kaksha',
  tagline: 'Live courses with a start date and a trainer you can ask.',
  city: 'New Delhi',
  supportEmail: 'support@kaksha.test',
  phone: '+91 11 4000 1234',
  address: '4th Floor, 12 Barakhamba Road, New Delhi 110001, India',
  /** Position of the address, in degrees. */
  position: { latitude: 28.6304, longitude: 77.2277 },
  companyPage: 'https://www.linkedin.com/company/kaksha',
  socialPages: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/kaksha' },
    { name: 'Facebook', address: 'https://www.facebook.com/kaksha' },
    { name: 'Twitter', address: 'https://twitter.com/kaksha' },
    { name: 'Instagram', address: 'https://www.instagram.com/kaksha' },
  ],
  /** Zone for displayed times until the zone of the viewer is known. */
  timeZone: 'Asia/Kolkata',
} as const;
