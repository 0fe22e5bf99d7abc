import { applyBrand, brand, builtInBrand } from './brand';

test('the brand of the settings is read when it is used, and the built-in one comes back', () => {
  applyBrand({ ...builtInBrand, name: 'Paathshala', socialPages: [] });
  expect([brand.name, brand.companyPage]).toEqual(['Paathshala', null]);
  applyBrand(undefined);
  expect([brand.name, brand.companyPage]).toEqual(['Kaksha', 'https://www.linkedin.com/company/kaksha']);
});
