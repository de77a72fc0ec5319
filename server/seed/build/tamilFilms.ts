import { readGzip } from './readGzip.ts'
import { readTable } from './readTable.ts'
import { romanizeTamil } from './romanizeTamil.ts'

type TamilFilm = { title: string; english: string; year: number | undefined }

/**
 * The source lists Tamil film titles in order of release without years. A title that opened a January is a landmark;
 * from the first of them on, every title is of its landmark's year. Older titles get a year by hand or none.
 */
const LANDMARKS = [
  { title: 'ஐ', year: 2015 },
  { title: 'கதகளி', year: 2016 },
  { title: 'பைரவா', year: 2017 },
] as const

const WITHOUT_YEAR = 120

export function tamilFilms(folder: string): TamilFilm[] {
  const known = new Map(readTable('tamilYears.tsv').map((row) => [row.title ?? '', row]))
  const titles = readGzip(folder, 'titles/tamil-film-titles-1931-2017.csv.gz')
    .split('\n')
    .slice(1)
    .map((line) =>
      line
        .slice(line.indexOf(',') + 1)
        .replace(/\s*\((\d+ )?திரைப்படம்\)/, '')
        .trim(),
    )
    .filter((title) => /^[\u0B80-\u0BFF\d][\u0B80-\u0BFF\d .]*$/.test(title) && !/\.0$/.test(title))
  const starts = LANDMARKS.map((landmark) => ({ year: landmark.year, at: titles.indexOf(landmark.title) }))
  const films = [...new Set(titles)].map((title) => ({
    title,
    year: Number(known.get(title)?.year) || yearAt(titles.indexOf(title), starts),
  }))
  const undated = films.filter((film) => !film.year && film.title.length > 4)
  const step = Math.floor(undated.length / WITHOUT_YEAR)
  return [...films.filter((film) => film.year), ...undated.filter((_, at) => at % step === 0)].map((film) => ({
    ...film,
    english: known.get(film.title)?.english || romanizeTamil(film.title),
  }))
}

function yearAt(at: number, starts: readonly { year: number; at: number }[]): number | undefined {
  return starts.findLast((start) => start.at >= 0 && start.at <= at)?.year
}
