const timeoutMs = 10_000;
const maximumAgeMs = 10 * 60_000;

/**
 * The city or area of the reference data that is nearest to the visitor. The browser asks for permission first.
 * @throws Error with a sentence for the visitor
 */
export async function nearestKnownPlace(): Promise<string> {
  const [{ coords }, { nearestPlace }] = await Promise.all([
    currentPosition(),
    import(/* webpackChunkName: "filters" */ '@kaksha/domain/place-coordinates'),
  ]);
  const place = nearestPlace(coords);
  if (!place) throw new Error('No city that we know is near you. Please type a city or an area.');
  return place;
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error('This browser does not tell its position. Please type a city or an area.'));
      return;
    }
    const fail = ({ code }: GeolocationPositionError) =>
      reject(
        new Error(
          code === 1
            ? 'The browser did not allow it. Please type a city or an area.'
            : 'The position is not available right now. Please type a city or an area.',
        ),
      );
    navigator.geolocation.getCurrentPosition(resolve, fail, { timeout: timeoutMs, maximumAge: maximumAgeMs });
  });
}
