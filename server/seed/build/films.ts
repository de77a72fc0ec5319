import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilmFact } from '../facts.ts'
import { genreCodes } from './genreCodes.ts'
import { parseCsv } from './parseCsv.ts'
import { readGzip } from './readGzip.ts'
import { readTable } from './readTable.ts'
import { renderTitle } from './renderTitle.ts'
import { tamilFilms } from './tamilFilms.ts'

type Source = { title: string; year: number; cast: string[]; genres: string[] }

const FIRST_YEAR = 1970
const CLASSICS = 260
const THIN = 300
const CAST = 8

/** Films with years, people, genres and names; nothing that anybody worded. */
export function filmFacts(folder: string): FilmFact[] {
  const source = (JSON.parse(readGzip(folder, 'movies/wikipedia-movies.json.gz')) as Source[]).filter(isFitting)
  const known = new Map(readTable('knownTitles.tsv').map((row) => [row.title ?? '', row]))
  const imdb = imdbIds(folder)
  const recent = source.filter((film) => film.year >= FIRST_YEAR)
  const older = source.filter((film) => film.year < FIRST_YEAR && film.year >= 1920 && film.cast.length >= 2)
  const chosen = [...recent, ...everyNth(older, CLASSICS, (film) => known.has(film.title))]
  const newest = new Map<string, number>()
  for (const film of chosen) newest.set(film.title, Math.max(film.year, newest.get(film.title) ?? 0))
  const facts = chosen.map((film): FilmFact => {
    const names = newest.get(film.title) === film.year ? known.get(film.title) : undefined
    const rendered = names ?? renderTitle(film.title)
    return {
      title: film.title,
      year: film.year,
      genres: genreCodes(film.genres),
      cast: film.cast.slice(0, CAST),
      director: names?.director || undefined,
      zh: rendered?.zh || undefined,
      ms: rendered?.ms || undefined,
      ta: rendered?.ta || undefined,
      imdb: imdb.get(`${film.title.toLowerCase()} ${film.year}`),
    }
  })
  return [...facts, ...thinFilms(folder, new Set(chosen.map((film) => film.title))), ...tamil(folder)]
}

function isFitting(film: Source): boolean {
  return !film.genres.includes('Erotic') && film.title.length <= 90 && film.title !== '(Untitled)'
}

/** Those that must be in, and of the rest every nth, so that all years are there. */
function everyNth<T>(list: readonly T[], count: number, must: (entry: T) => boolean): T[] {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((entry, at) => must(entry) || at % step === 0)
}

function releases(folder: string) {
  return parseCsv(readFileSync(join(folder, 'movies/movies-1970-2013.csv'), 'utf8')).map((row) => ({
    title: (row.title ?? '').replaceAll('&amp;', '&').replaceAll('&#39;', "'").trim(),
    year: Number(row.year),
    imdb: row.imdb,
  }))
}

function imdbIds(folder: string): Map<string, string | undefined> {
  return new Map(releases(folder).map((row) => [`${row.title.toLowerCase()} ${row.year}`, row.imdb]))
}

/** Films of which only title, year and id are known: what a provider's bare list looks like. */
function thinFilms(folder: string, known: ReadonlySet<string>): FilmFact[] {
  const named = new Map(readTable('knownTitles.tsv').map((row) => [row.title ?? '', row]))
  const rows = releases(folder).filter((row) => row.title && !row.title.includes('&#') && !known.has(row.title))
  return everyNth(rows, THIN, (row) => named.has(row.title)).map((row) => {
    const names = named.get(row.title) ?? renderTitle(row.title)
    return {
      ...row,
      genres: [],
      cast: [],
      zh: names?.zh || undefined,
      ms: names?.ms || undefined,
      ta: names?.ta || undefined,
    }
  })
}

function tamil(folder: string): FilmFact[] {
  return tamilFilms(folder).map((film) => ({
    title: film.english,
    year: film.year,
    genres: [],
    cast: [],
    ta: film.title,
    origin: 'ta',
  }))
}
