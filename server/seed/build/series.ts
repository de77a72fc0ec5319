import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EpisodeFact, SeriesFact } from '../facts.ts'
import { genreCodes } from './genreCodes.ts'
import { readGzip } from './readGzip.ts'
import { readTable } from './readTable.ts'
import { renderTitle } from './renderTitle.ts'

type Show = {
  name: string
  language: string
  genres: string[]
  premiered: string | null
  runtime: number | null
  network: { name: string; country: { code: string } | null } | null
  webChannel: { name: string } | null
}
type TvmazeEpisode = { name: string; season: number; number: number; airdate: string; runtime: number | null }
type SurvivorEpisode = { episode: number; episode_title: string; episode_date: string; episode_length: number | null }
type Survivor = { seasons: { season: number; premiered: string; episodes: SurvivorEpisode[] }[] }

const knownSeries = new Map(readTable('knownSeries.tsv').map((row) => [row.title ?? '', row]))
const EPISODES_OF = 'Game of Thrones'
const SURVIVOR_SEASONS = 24
const GUIDE_TITLES = 70

/** Series with seasons and episodes where the sources have them: names, numbers and dates. */
export function seriesFacts(folder: string): SeriesFact[] {
  const shows = (JSON.parse(readGzip(folder, 'tv/tvmaze-shows.json.gz')) as Show[]).filter(
    (show) => !show.genres.includes('Adult') && /^[\p{Script=Latin}\d\p{P}\p{S} ]+$/u.test(show.name),
  )
  return [...shows.map((show) => showFact(folder, show)), survivor(folder), ...guideSeries(folder)]
}

function showFact(folder: string, show: Show): SeriesFact {
  const known = knownSeries.get(show.name)
  const names = known ?? renderTitle(show.name)
  return {
    title: show.name,
    year: show.premiered ? Number(show.premiered.slice(0, 4)) : undefined,
    premiered: show.premiered ?? undefined,
    genres: genreCodes(show.genres),
    network: show.network?.name ?? show.webChannel?.name ?? undefined,
    runtime: show.runtime ?? undefined,
    zh: names?.zh || undefined,
    ms: names?.ms || undefined,
    ta: names?.ta || undefined,
    seasons: show.name === EPISODES_OF ? tvmazeSeasons(folder) : [],
  }
}

function tvmazeSeasons(folder: string): SeriesFact['seasons'] {
  const episodes = JSON.parse(readGzip(folder, 'tv/tvmaze-show-82-episodes.json.gz')) as TvmazeEpisode[]
  return [...Map.groupBy(episodes, (episode) => episode.season)].map(([number, list]) => ({
    number,
    premiered: list[0]?.airdate,
    episodes: list.map((episode): EpisodeFact => [
      episode.number,
      episode.name,
      episode.airdate,
      episode.runtime ?? 60,
    ]),
  }))
}

function survivor(folder: string): SeriesFact {
  const [series] = JSON.parse(readGzip(folder, 'tv/survivor-us-series-seasons-episodes.json.gz')) as Survivor[]
  const seasons = (series?.seasons ?? []).slice(0, SURVIVOR_SEASONS).map((season) => ({
    number: season.season,
    premiered: season.premiered,
    episodes: season.episodes
      .filter(({ episode }) => Number.isInteger(episode))
      .map((one): EpisodeFact => [
        one.episode,
        one.episode_title,
        one.episode_date,
        Math.round(one.episode_length ?? 43),
      ]),
  }))
  return {
    title: 'Survivor',
    zh: '幸存者',
    year: 2000,
    premiered: '2000-05-31',
    genres: ['reality', 'adventure'],
    network: 'CBS',
    runtime: 60,
    seasons,
  }
}

/** Chinese and Malay programme titles of guides, with their English one where the guide gives it. */
function guideSeries(folder: string): SeriesFact[] {
  const lines = readFileSync(join(folder, 'titles/epg-titles-zh-ms-ta.csv'), 'utf8').split('\n')
  const found = lines.flatMap((line): SeriesFact[] => {
    const [, lang, title = ''] = /^(zh|ms),("?[^",]+"?),/.exec(line) ?? []
    const [own = '', english = ''] = title.split(' / ')
    if (
      lang === 'zh' &&
      english !== 'Special Program' &&
      /^\p{Script=Han}{3,12}$/u.test(own) &&
      /^[A-Za-z][A-Za-z' ]{4,40}$/.test(english)
    ) {
      return [{ title: inTitleCase(english), zh: own, genres: [], seasons: [] }]
    }
    const malay = title.replace(/ \(.*| S\d.*| Musim.*| \d.*/g, '')
    return lang === 'ms' && /^[A-Z][a-z]+( [A-Z&][a-z]*){1,4}$/.test(malay)
      ? [{ title: malay, ms: malay, genres: [], seasons: [] }]
      : []
  })
  return [...new Map(found.map((series) => [series.title, series])).values()].slice(0, GUIDE_TITLES)
}

function inTitleCase(text: string): string {
  return text === text.toUpperCase()
    ? text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : text.trim()
}
