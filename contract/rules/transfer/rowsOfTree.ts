import { isObject, own, type JsonObject } from '../diff/json.ts'
import { PARENT_EX_ID } from './mapColumns.ts'

/** Rows of three files: series, seasons and episodes, each naming the one above by its external id. */
type TreeRows = { series: JsonObject[]; seasons: JsonObject[]; episodes: JsonObject[] }

/** A list of episodes does not say what series they are of. */
type SaidSeries = { name: string; id?: string | undefined }

/**
 * A series as other catalogues have it, as rows that an import reads one file after the other: a tree of series with
 * `seasons` with `episodes`, series with all their episodes (both also within `_embedded`, as TVmaze has them), or a
 * list of episodes that say their season. The properties stay what they are called; the external ids follow from names
 * and numbers, so that a second run means the same titles.
 */
export function rowsOfTree(file: unknown, said?: SaidSeries): TreeRows {
  const entries = (Array.isArray(file) ? file : [file]).filter(isObject)
  const rows: TreeRows = { series: [], seasons: [], episodes: [] }
  const trees = entries.filter((entry) => listAt(entry, 'seasons').length + listAt(entry, 'episodes').length > 0)
  // A series without any in the midst of others is one all the same.
  if (trees.length > 0) for (const tree of entries) addSeries(rows, tree, said)
  else if (said) addSeries(rows, { name: said.name, seasons: seasonsOf(entries) }, said)
  return rows
}

function addSeries(rows: TreeRows, tree: JsonObject, said: SaidSeries | undefined): void {
  const id =
    said?.id ?? (textAt(tree, ['ex_id', 'id']) || slugOf(said?.name ?? textAt(tree, ['name', 'title', 'series'])))
  rows.series.push({ ...plainOf(tree), ex_id: id })
  for (const [at, season] of seasonsIn(tree).entries()) {
    const number = numberAt(season, SEASON_NUMBERS, at + 1)
    const seasonId = `${id}-s${padded(number)}`
    const name = textAt(season, ['season_name', 'name', 'title']) || `Season ${number}`
    rows.seasons.push({ ...plainOf(season), 'lon.en': name, ssn_n: number, ex_id: seasonId, [PARENT_EX_ID]: id })
    const episodes = listAt(season, 'episodes')
    const areNumbered = episodes.some((episode) => numberIn(episode, EPISODE_NUMBERS) !== undefined)
    for (const [place, episode] of episodes.entries()) {
      const nth = numberIn(episode, EPISODE_NUMBERS) ?? (areNumbered ? undefined : place + 1)
      // What stands beside the count, a special, is known by its own id.
      const suffix = nth === undefined ? `x${textAt(episode, ['id']) || place + 1}` : `e${padded(nth)}`
      const named = { ex_id: `${seasonId}${suffix}`, [PARENT_EX_ID]: seasonId }
      rows.episodes.push({ ...plainOf(episode), ...(nth !== undefined && { eps_n: nth }), ...named })
    }
  }
}

const EPISODE_NUMBERS = ['episode', 'number', 'episodeNum', 'episode_number']
const SEASON_NUMBERS = ['season', 'number', 'season_number']

/** Seasons with their episodes, also where the episodes stand beside them. */
function seasonsIn(tree: JsonObject): JsonObject[] {
  const seasons = listAt(tree, 'seasons')
  const made = seasonsOf(listAt(tree, 'episodes'))
  const isOf = (number: number) => (season: JsonObject) => numberIn(season, SEASON_NUMBERS) === number
  const filled = seasons.map((season) => {
    const number = numberIn(season, SEASON_NUMBERS)
    const own = number === undefined ? undefined : made.find(isOf(number))
    return own ? { ...season, episodes: [...listAt(season, 'episodes'), ...listAt(own, 'episodes')] } : season
  })
  const others = made.filter((own) => !seasons.some(isOf(seasonNumber(own))))
  return [...filled, ...others]
}

function seasonsOf(episodes: readonly JsonObject[]): JsonObject[] {
  const numbers = [...new Set(episodes.map(seasonNumber))].sort((a, b) => a - b)
  return numbers.map((season) => ({ season, episodes: episodes.filter((one) => seasonNumber(one) === season) }))
}

const seasonNumber = (episode: JsonObject) => numberAt(episode, ['season', 'seasonNum', 'season_number'], 1)
const padded = (number: number) => String(number).padStart(2, '0')

/** What stands under a name, or within `_embedded` (HAL). */
function listAt(of: JsonObject, name: string): JsonObject[] {
  const embedded = own(of, '_embedded')
  const found = own(of, name) ?? (isObject(embedded) ? own(embedded, name) : undefined)
  return Array.isArray(found) ? found.filter(isObject) : []
}

/** Without the lists below and without another catalogue's own numbers. */
function plainOf(entry: JsonObject): JsonObject {
  const { seasons: _seasons, episodes: _episodes, id: _id, _embedded, _links, ...rest } = entry
  return rest
}

function textAt(of: JsonObject, names: readonly string[]): string {
  const found = names
    .map((name) => own(of, name))
    .find((value) => value !== undefined && value !== null && value !== '')
  return found === undefined ? '' : String(found)
}

function numberAt(of: JsonObject, names: readonly string[], otherwise: number): number {
  return numberIn(of, names) ?? otherwise
}

function numberIn(of: JsonObject, names: readonly string[]): number | undefined {
  return names.map((name) => Number(own(of, name) ?? Number.NaN)).find(Number.isInteger)
}

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug || 'series'
}
