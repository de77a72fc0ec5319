import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Facts of real films, series and channels, gathered by `build/` from public data (README.md names the sources). */
export type FilmFact = {
  title: string
  /** Absent where the source has none: such a film stays a draft. */
  year: number | undefined
  genres: string[]
  cast: string[]
  director?: string
  zh?: string
  ms?: string
  ta?: string
  imdb?: string
  /** Language of the film, where the source says so. */
  origin?: 'ta'
}

/** Number, title, air date, length in minutes. */
export type EpisodeFact = [number: number, title: string, date: string, minutes: number]

export type SeriesFact = {
  title: string
  zh?: string
  ms?: string
  ta?: string
  year?: number
  premiered?: string
  genres: string[]
  network?: string
  /** Minutes. */
  runtime?: number
  seasons: { number: number; premiered?: string; episodes: EpisodeFact[] }[]
}

export type ChannelFact = {
  title: string
  zh?: string
  ta?: string
  country: string
  genres: string[]
  owner?: string
  launched?: string
}

/** A scene of an episode of Game of Thrones: points in ms, where it plays, who is seen. */
export type SceneFact = {
  season: number
  episode: number
  start: number
  end: number
  place: string
  within?: string
  characters: string[]
}

function read<Fact>(name: string): Fact[] {
  const file = readFileSync(new URL(`facts/${name}.json.gz`, import.meta.url))
  return JSON.parse(gunzipSync(file).toString('utf8')) as Fact[]
}

export const readFilms = (): FilmFact[] => read<FilmFact>('films')
export const readSeries = (): SeriesFact[] => read<SeriesFact>('series')
export const readChannels = (): ChannelFact[] => read<ChannelFact>('channels')
export const readScenes = (): SceneFact[] => read<SceneFact>('scenes')
