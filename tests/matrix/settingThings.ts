import type { Page } from '#contract/values/access.ts'
import { AD_ATTRIBUTE_URN, AD_TAG_URN, LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { ATTRIBUTE_URN, POLICY_URN } from '#contract/values/policy.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'

/** One thing that settings are made of: what makes it where all is well, and where it is saved and read. */
export type SettingThing = {
  page: Page
  make: { url: string; body: object }
  /** '{id}' is its own. */
  url: string
  save: string
  /** Names the thing where its address does not. */
  key?: string
  lock: string
}

const RULES = '/policy/urn/resource/rule'
const ATTRIBUTES = '/policy/urn/resource/attribute'
const PRD = { prd: ['rimba-my'] }
const ROW = { aty: 'String', n: 'country', op: 'one of', val: ['MY'], src: 'user', off: false }
const RULE = { kind: 'action', effect: 'Allow', match: 'all', act: ['view'], rules: [ROW], off: false }
const CASE = { viewer: { country: 'MY' }, title: 'x', at: '2026-01-01T00:00:00Z', action: 'view', effect: 'Allow' }
const AD_SETTING = {
  ...{ prd: 'rimba-my', ad_st: '2026-01-01T00:00:00.000Z', ad_ed: '2027-01-01T00:00:00.000Z', ad_rl: ['a'] },
  ...{ ad_rl_en: true, ad_ct: 'c', ad_pn: 'p', ad_pn_url: 'https://p.example.com/' },
}
const LOAD_RULE = {
  ...{ from: 1, to: 5, prd: ['rimba-my'], cty: ['movie'] },
  ...{ ads: 60_000, breaks: 3, longest: 9_000, apart: 1_000 },
}

/** Documents with every field of theirs filled in. */
export const SETTING_THINGS: Readonly<Record<string, SettingThing>> = {
  policy: {
    page: 'cp_policymgmt',
    make: { url: RULES, body: { n: 'Held', an: 'tv', pn: 'p', ...RULE, more: [RULE], cases: [CASE], ...PRD } },
    ...{ url: `${RULES}/{id}`, save: `${RULES}/{id}`, lock: POLICY_URN },
  },
  attribute: {
    page: 'cp_policymgmt',
    make: {
      url: ATTRIBUTES,
      body: { n: 'country', type: 'String', source: 'user', value: ['MY'], fld: 'a.b', ...PRD },
    },
    ...{ url: `${ATTRIBUTES}/{id}`, save: ATTRIBUTES, key: 'key', lock: ATTRIBUTE_URN },
  },
  configuration: {
    page: 'cp_appconfig',
    make: {
      url: '/remote/config/create',
      body: {
        ...{ n: 'Home', app: 'tv', type: 'home', attrs: { rows: [1] } },
        attrs_schema: { type: 'object', properties: { rows: { type: 'array' } } },
      },
    },
    ...{ url: '/remote/config/{id}', save: '/remote/config/update/{id}', lock: CONFIG_URN },
  },
  adTag: {
    page: 'cp_adconfig',
    make: {
      url: '/ad/tag/create',
      body: {
        ...{ n: 'Films', ty: 'vast', url: 'https://ads.example.com/?g={genre}', ap: ['pre'] },
        ...{ attrs: [{ n: 'genre', val: 'drama' }], ad_settings: [AD_SETTING], ...PRD },
      },
    },
    ...{ url: '/ad/tag/{id}', save: '/ad/tag/update/{id}', lock: AD_TAG_URN },
  },
  adAttribute: {
    page: 'cp_adconfig',
    make: {
      url: '/ad/attribute/create',
      body: { n: 'genre', type: 'String', source: 'content', value: ['drama'], ...PRD },
    },
    ...{ url: '/ad/attribute/{id}', save: '/ad/attribute/update/{id}', lock: AD_ATTRIBUTE_URN },
  },
  loadPolicy: {
    page: 'cp_adconfig',
    make: { url: '/ad/loadpolicy/create', body: { n: 'Nights', tz: 'Asia/Kuala_Lumpur', rules: [LOAD_RULE], ...PRD } },
    ...{ url: '/ad/loadpolicy/{id}', save: '/ad/loadpolicy/update/{id}', lock: LOAD_POLICY_URN },
  },
}

/** What is asked or given in one call, with every field of theirs filled in; '{view}' and '{webhook}' are there. */
export const SETTING_ASKS: Readonly<Record<string, { method: 'POST' | 'PUT'; url: string; body: object }>> = {
  trial: {
    ...{ method: 'POST', url: `${RULES}/evaluate` },
    body: {
      ...{ policies: [{ n: 'x', ...RULE }], rules: [RULE], viewer: { country: 'MY', address: '203.0.113.7' } },
      ...{ content: { rating: ['M18'] }, at: '2026-01-01T00:00:00Z', action: 'view' },
    },
  },
  impact: {
    ...{ method: 'POST', url: `${RULES}/impact` },
    body: {
      ...{ policies: [{ n: 'x', ...RULE }], viewer: { country: 'MY' }, content: { rating: ['M18'] } },
      ...{ at: '2026-01-01T00:00:00Z', action: 'view', key: 'x', offset: 0 },
    },
  },
  cases: { method: 'POST', url: `${RULES}/cases`, body: { policy: { n: 'x', ...RULE, cases: [CASE] } } },
  range: {
    ...{ method: 'PUT', url: '/geo/location/203.0.113.0%2F24' },
    body: { ip: '203.0.113.0/24', country: 'MY', region: 'r', zip: 'z', note: 'n', absorb: ['203.0.113.4'] },
  },
  token: {
    ...{ method: 'POST', url: '/machine/token' },
    body: { n: 'Feed', rights: { cp_datastore: ['view'] }, products: ['rimba-my'], days: 7 },
  },
  webhook: {
    ...{ method: 'POST', url: '/machine/webhook' },
    body: { n: 'Ops', address: 'https://hooks.example.com/x', products: ['rimba-my'] },
  },
  watch: {
    ...{ method: 'PUT', url: '/user/watch/{view}?prd=rimba-my' },
    body: { when: 'older', hours: 2, mail: false, webhook: '{webhook}', lang: 'en', zone: 'UTC' },
  },
  adTrial: { method: 'POST', url: '/ad/tag/try', body: { url: 'http://nowhere', attrs: [{ n: 'genre', val: 'x' }] } },
  found: {
    ...{ method: 'POST', url: '/ad/tag/filter' },
    body: {
      ...{ filter: [{ field: 'n', operator: 'contains', term: 'x' }], match: 'ALL', term: 'x', zone: 'UTC' },
      ...{ st: 'draft', pageNumber: 1, pageSize: 10, sortBy: 'updated', sortOrder: 'asc', after: 'x', before: 'x' },
    },
  },
  attributesFound: {
    ...{ method: 'POST', url: `${ATTRIBUTES}/lookup` },
    body: { type: 'String', filter: [{ field: 'n', operator: 'one of', term: ['x'] }], match: 'ANY', st: 'all' },
  },
  configurationsFound: {
    ...{ method: 'POST', url: '/remote/config/filter' },
    body: { filter: [{ field: 'key', operator: 'one of', term: ['x'] }], match: 'ALL', pageNumber: 1, pageSize: 10 },
  },
}

const repeated = (many: number, one: (nth: number) => unknown) =>
  JSON.stringify(Array.from({ length: many }, (_, nth) => one(nth)))

/** What an outsider may put in the place of any value, as JSON text. */
export const HOSTILE_VALUES: Readonly<Record<string, string>> = {
  nothing: 'null',
  'a negative number': '-1',
  'a fraction': '0.5',
  'a number past all numbers': '1e400',
  'an integer past those that are exact': '9007199254740993',
  'an empty text': '""',
  'a blank': '" "',
  'an empty list': '[]',
  'an empty object': '{}',
  'lists in lists': `${'['.repeat(20)}${']'.repeat(20)}`,
  'lists past all depth': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  NUL: '"a\\u0000b"',
  'half a pair': '"\\ud83c"',
  'a text of a megabyte': `"${'x'.repeat(1_000_000)}"`,
  'a long text': `"${'x'.repeat(60_000)}"`,
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'the name of a prototype': '"__proto__"',
  'the name of a constructor': '"constructor"',
  'ten thousand rows': repeated(10_000, String),
  'ten thousand objects': repeated(10_000, () => ({})),
  markup: '"<img src=x onerror=alert(1)>"',
  'a query': `"'; drop table document; --"`,
  'words that turn round': '"\u202e📺"',
  'a yes': 'true',
  'a costly pattern': '"^(a+)+$"',
}

type Key = string | number

/** Every place in a body, as the keys that lead there. */
export function placesOf(value: unknown, at: readonly Key[] = []): Key[][] {
  const here = at.length > 0 ? [[...at]] : []
  if (typeof value !== 'object' || value === null) return here
  const entries: [Key, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...here, ...entries.flatMap(([key, one]) => placesOf(one, [...at, key]))]
}

const MARK = '@@hostile@@'

/** The body as it is sent with JSON text in one place. */
export function bodyWith(body: unknown, place: readonly Key[], text: string): string {
  return JSON.stringify(marked(body, place)).replace(`"${MARK}"`, () => text)
}

function marked(value: unknown, [head, ...rest]: readonly Key[]): unknown {
  if (head === undefined) return MARK
  if (Array.isArray(value)) return value.with(Number(head), marked(value[Number(head)], rest))
  const record = value as Record<string, unknown>
  return { ...record, [head]: marked(record[head], rest) }
}
