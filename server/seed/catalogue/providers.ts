/** Distributors of the demo catalogue; all of them are made up. */
export const PROVIDERS = [
  { n: 'Sungai Pictures', id: 'sungai', t: 'studio' },
  { n: 'Meranti Film', id: 'meranti', t: 'studio' },
  { n: 'Straits Library', id: 'straits', t: 'aggregator' },
  { n: 'Kaveri Releasing', id: 'kaveri', t: 'studio' },
  { n: 'Northlight', id: 'northlight', t: 'studio' },
  { n: 'Harbour Classics', id: 'harbour', t: 'archive' },
  { n: 'Lotus Lane', id: 'lotus', t: 'aggregator' },
  { n: 'Second Reel', id: 'secondreel', t: 'archive' },
] as const
