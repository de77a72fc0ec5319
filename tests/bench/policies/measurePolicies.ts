import { effectOf, evaluate, preparePolicies } from '#contract/rules/policy/evaluate.ts'
import type { Policy, PolicyRow, PolicyRule } from '#contract/rules/policy/policy.ts'
import { computingMs } from '../../support/computingMs.ts'

const TITLES = 10_000
const RULES = 200
const ROUNDS = 5
/** To the same questions as closures over plain fields, which know no types, errors or reasons. */
const BUDGET = 3
const COUNTRIES = ['MY', 'SG', 'BN', 'ID', 'TH', 'VN', 'PH', 'US']
const GENRES = ['drama', 'comedy', 'horror', 'kids', 'news', 'sport', 'music', 'crime']
const RATINGS = ['U', 'P12', '13', '16', '18', 'M18']
const AT = Date.parse('2026-11-23T12:00:00Z')

type Title = { genre: readonly string[]; rating: string; year: number }
type Viewer = { country: string; age: number }
type Bare = { denies: boolean; holds: (viewer: Viewer, title: Title) => boolean }

const some = (list: readonly string[], nth: number) => [0, 3, 5].map((step) => list[(nth + step) % list.length] ?? '')
const row = (type: string, attribute: string, operator: string, value: unknown, isTitle = false): PolicyRow => ({
  ...{ type, attribute, operator, value, source: isTitle ? 'content' : 'user' },
})

/** Every second rule denies; each asks for a country, an age, a genre and a rating or a year. */
function ruleOf(nth: number): PolicyRule {
  const rows = [
    row('String', 'country', 'one of', some(COUNTRIES, nth)),
    row('Number', 'age', 'greater than', nth % 60),
    row('StringArray', 'genre', 'contains', GENRES[nth % GENRES.length], true),
    nth % 2 === 0
      ? row('String', 'rating', 'one of', some(RATINGS, nth), true)
      : row('Number', 'year', 'less than', 1990 + (nth % 30), true),
  ]
  return { kind: 'action', actions: ['view'], effect: nth % 2 === 0 ? 'Deny' : 'Allow', match: 'all', rows }
}

function bareOf(nth: number): Bare {
  const [countries, ratings] = [new Set(some(COUNTRIES, nth)), new Set(some(RATINGS, nth))]
  const [age, year, genre] = [nth % 60, 1990 + (nth % 30), GENRES[nth % GENRES.length] ?? '']
  const fits = (title: Title) => (nth % 2 === 0 ? ratings.has(title.rating) : title.year < year)
  return {
    denies: nth % 2 === 0,
    holds: (viewer, title) =>
      countries.has(viewer.country) && viewer.age > age && title.genre.includes(genre) && fits(title),
  }
}

/** One viewer and 10,000 titles against 200 rules of four rows, beside the same rules as bare closures. */
export async function measurePolicies(): Promise<void> {
  const titles = Array.from({ length: TITLES }, (_, nth): Title => ({
    genre: [GENRES[nth % 8] ?? '', GENRES[(nth >> 3) % 8] ?? ''],
    rating: RATINGS[nth % RATINGS.length] ?? '',
    year: 1980 + (nth % 46),
  }))
  const viewer: Viewer = { country: 'MY', age: 34 }
  const policy: Policy = {
    id: 'p',
    name: 'P',
    rules: Array.from({ length: RULES }, (_, nth) => ruleOf(nth)),
    unreadable: [],
  }
  const prepared = preparePolicies([policy])
  const rules = Array.from({ length: RULES }, (_, nth) => bareOf(nth))
  const seen = { ours: 0, bare: 0 }
  const ours = await best(() => {
    seen.ours = titles.filter((content) => evaluate(prepared, { viewer, content, at: AT }).effect === 'Allow').length
  })
  const bare = await best(() => {
    seen.bare = titles.filter((title) => isAllowed(rules, viewer, title)).length
  })
  const [effects, ends] = [
    await best(() => {
      seen.ours = titles.filter((content) => effectOf(prepared, { viewer, content, at: AT }) === 'Allow').length
    }),
    await best(() => {
      seen.bare = titles.filter((title) => isAllowed(rules, viewer, title, true)).length
    }),
  ]
  if (seen.ours !== seen.bare) throw new Error(`${seen.ours} titles pass here, ${seen.bare} there`)
  console.log(`\nPolicies: ${TITLES.toLocaleString('en')} titles against ${RULES} rules, ${seen.ours} pass`)
  console.table([line('verdict of every title', ours, bare), line('effect of every title', effects, ends)])
}

const line = (work: string, ours: number, bare: number) => ({
  work,
  ours: `${ours.toFixed(1)} ms`,
  bare: `${bare.toFixed(1)} ms`,
  ratio: `${(ours / bare).toFixed(2)}x`,
  budget: `${BUDGET}x`,
  verdict: ours / bare <= BUDGET ? 'met' : 'NOT MET',
})

/**
 * Deny overrides; what no rule speaks of is denied. All matching rules are looked for, as a verdict names them, unless
 * the first that denies `ends` it.
 */
function isAllowed(rules: readonly Bare[], viewer: Viewer, title: Title, ends = false): boolean {
  let [allows, denies] = [0, 0]
  for (const rule of rules) {
    if (!rule.holds(viewer, title)) continue
    if (rule.denies && ends) return false
    if (rule.denies) denies++
    else allows++
  }
  return denies === 0 && allows > 0
}

async function best(work: () => void): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await computingMs(work))
  return Math.min(...rounds)
}
