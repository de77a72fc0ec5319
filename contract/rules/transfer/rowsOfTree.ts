import { isObject, own, type JsonObject } from '../diff/json.ts'
import { PARENT_EX_ID } from './mapColumns.ts'

/** Rows of three files: series, seasons and episodes, each naming the one above by its external id. */
type TreeRows = { series: JsonObject[]; seasons: JsonObject[]; episodes: JsonObject[] }

/** A list of episodes does not say what series they are of. */
type SaidSeries = { name: string; id?: string | undefined }

/**
 * A series as other catalogues have it, as rows that an import reads one file after the other: a tree of series with
 * `seasons` with `episodes`, or a list of episodes that say their season. The properties stay what they are called; the
 * external ids follow from names and numbers, so that a second run means the same titles.
 */
export function rowsOfTree(file: unknown, said?: SaidSeries): TreeRows {
  const entries = (Array.isArray(file) ? file : [file]).filter(isObject)
  const rows: TreeRows = { series: [], seasons: [], episodes: [] }
  const trees = entries.filter((entry) => Array.isArray(own(entry, 'seasons')))
  if (trees.length > 0) for (const tree of trees) addSeries(rows, tree, said)
  else if (said) addSeries(rows, { name: said.name, seasons: seasonsOf(entries) }, said)
  return rows
}

function addSeries(rows: TreeRows, tree: JsonObject, said: SaidSeries | undefined): void {
  const id =
    said?.id ?? (textAt(tree, ['ex_id', 'id']) || slugOf(said?.name ?? textAt(tree, ['name', 'title', 'series'])))
  rows.series.push({ ...plainOf(tree), ex_id: id })
  for (const [at, season] of listAt(tree, 'seasons').entries()) {
    const number = numberAt(season, ['season', 'number', 'season_number'], at + 1)
    const seasonId = `${id}-s${padded(number)}`
    const name = textAt(season, ['season_name', 'name', 'title']) || `Season ${number}`
    rows.seasons.push({ ...plainOf(season), 'lon.en': name, ssn_n: number, ex_id: seasonId, [PARENT_EX_ID]: id })
    for (const [place, episode] of listAt(season, 'episodes').entries()) {
      const nth = numberAt(episode, ['episode', 'number', 'episodeNum', 'episode_number'], place + 1)
      const own = { eps_n: nth, ex_id: `${seasonId}e${padded(nth)}`, [PARENT_EX_ID]: seasonId }
      rows.episodes.push({ ...plainOf(episode), ...own })
    }
  }
}

function seasonsOf(episodes: readonly JsonObject[]): JsonObject[] {
  const numbers = [...new Set(episodes.map(seasonNumber))].sort((a, b) => a - b)
  return numbers.map((season) => ({ season, episodes: episodes.filter((one) => seasonNumber(one) === season) }))
}

const seasonNumber = (episode: JsonObject) => numberAt(episode, ['season', 'seasonNum', 'season_number'], 1)
const padded = (number: number) => String(number).padStart(2, '0')
const listAt = (of: JsonObject, name: string) => [own(of, name)].flat().filter(isObject)

/** Without the lists below and without another catalogue's own numbers. */
function plainOf(entry: JsonObject): JsonObject {
  const { seasons: _seasons, episodes: _episodes, id: _id, ...rest } = entry
  return rest
}

function textAt(of: JsonObject, names: readonly string[]): string {
  const found = names
    .map((name) => own(of, name))
    .find((value) => value !== undefined && value !== null && value !== '')
  return found === undefined ? '' : String(found)
}

function numberAt(of: JsonObject, names: readonly string[], otherwise: number): number {
  const found = names.map((name) => Number(own(of, name) ?? Number.NaN)).find(Number.isInteger)
  return found ?? otherwise
}

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug || 'series'
}
