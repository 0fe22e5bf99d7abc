import { required } from './typed';
export interface Coordinates {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** Cities, and areas with classrooms, as `name latitude longitude`. Rounded to about 1 km. */
const places = `
Agra 27.18 78.01; Ahmedabad 23.03 72.58; Ajmer 26.45 74.64; Aligarh 27.88 78.08; Amritsar 31.63 74.87;
Aurangabad 19.88 75.34; Ballygunge 22.53 88.36; Bareilly 28.37 79.43; Belagavi 15.85 74.50; Bengaluru 12.97 77.59;
Bhilai 21.19 81.35; Bhopal 23.26 77.41; Bhubaneswar 20.30 85.82; Bikaner 28.02 73.31; Chandigarh 30.73 76.78;
Chennai 13.08 80.27; Coimbatore 11.02 76.96; Cuttack 20.46 85.88; Dehradun 30.32 78.03; Delhi 28.65 77.22;
Dhanbad 23.80 86.43; Durgapur 23.52 87.31; Dwarka 28.59 77.05; Faridabad 28.41 77.31; Gandhinagar 23.22 72.65;
Ghaziabad 28.67 77.45; Gorakhpur 26.76 83.37; Greater Noida 28.47 77.50; Guntur 16.31 80.44; Gurugram 28.46 77.03;
Guwahati 26.14 91.74; Gwalior 26.22 78.18; Hosur 12.74 77.83; Howrah 22.59 88.26; Hubballi 15.36 75.12;
Hyderabad 17.39 78.49; Indore 22.72 75.86; Jabalpur 23.18 79.95; Jaipur 26.91 75.79; Jalandhar 31.33 75.58;
Jammu 32.73 74.86; Jamshedpur 22.80 86.20; Jayanagar 12.93 77.58; Jodhpur 26.24 73.02; Kanpur 26.45 80.33;
Kochi 9.93 76.27; Kolhapur 16.70 74.24; Kolkata 22.57 88.36; Koramangala 12.94 77.62; Kota 25.21 75.86;
Kothrud 18.51 73.81; Kozhikode 11.26 75.78; Lucknow 26.85 80.95; Ludhiana 30.90 75.86; Madhapur 17.45 78.39;
Madurai 9.93 78.12; Mangaluru 12.91 74.86; Meerut 28.98 77.71; Mohali 30.70 76.72; Mumbai 19.08 72.88;
Mysuru 12.30 76.64; Nagpur 21.15 79.09; Nashik 20.00 73.79; Navi Mumbai 19.03 73.03; New Delhi 28.61 77.21;
Noida 28.54 77.39; Panaji 15.49 73.83; Patna 25.59 85.14; Prayagraj 25.44 81.85; Puducherry 11.94 79.81;
Pune 18.52 73.86; Raipur 21.25 81.63; Rajkot 22.30 70.80; Ranchi 23.34 85.31; Rohini 28.74 77.11;
Saket 28.52 77.21; Salem 11.66 78.15; Secunderabad 17.44 78.50; Sector 62 28.63 77.37; Shimla 31.10 77.17;
Siliguri 26.73 88.40; Sitabuldi 21.14 79.08; Srinagar 34.08 74.80; Surat 21.17 72.83; Thane 19.22 72.98;
Thane West 19.20 72.97; Thiruvananthapuram 8.52 76.94; Thrissur 10.53 76.21; Tiruchirappalli 10.79 78.70;
Tirupati 13.63 79.42; Udaipur 24.58 73.71; Ujjain 23.18 75.78; Vadodara 22.31 73.18; Varanasi 25.32 82.97;
Vellore 12.92 79.13; Vijayawada 16.51 80.65; Visakhapatnam 17.69 83.22; Warangal 17.97 79.59;
London 51.51 -0.13; New York 40.71 -74.01; San Francisco 37.77 -122.42; Toronto 43.65 -79.38; Sydney -33.87 151.21;
Melbourne -37.81 144.96; Singapore 1.35 103.82; Dubai 25.20 55.27; Berlin 52.52 13.40; Paris 48.86 2.35`;

const known = new Map<string, { name: string } & Coordinates>(
  places
    .split(';')
    .map((entry) => entry.trim().split(' '))
    .map((parts) => {
      const [latitude, longitude] = parts.slice(-2).map(Number);
      const name = parts.slice(0, -2).join(' ');
      return [name.toLowerCase(), { name, latitude: required(latitude, name), longitude: required(longitude, name) }];
    }),
);

/** Coordinates of a city or area; null when it is not in the reference data. Accepts `city, state`. */
export function coordinatesOf(place: string | null | undefined): Coordinates | null {
  const name = place?.split(',')[0]?.trim().toLowerCase();
  return (name && known.get(name)) || null;
}

const earthRadiusKm = 6371;

/** Distance in a straight line, in kilometres. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    halfSine(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfSine(one.longitude, other.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Names of the known places within a distance of a point, nearest first. */
export function placesWithin(center: Coordinates, km: number): string[] {
  return [...known.values()]
    .map((place) => ({ name: place.name, away: distanceKm(center, place) }))
    .filter(({ away }) => away <= km)
    .sort((one, other) => one.away - other.away)
    .map(({ name }) => name);
}

/** The known place nearest to a point; null when none is within `maxKm`. */
export function nearestPlace(position: Coordinates, maxKm = 150): string | null {
  return placesWithin(position, maxKm)[0] ?? null;
}
