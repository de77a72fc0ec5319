import { readFileSync } from 'node:fs'
import type { FilmFact, SeriesFact } from '../facts.ts'
import { pick, type Random } from '../random.ts'
import { CHANNEL_SENTENCES, FILM_SENTENCES, SERIES_SENTENCES } from './templates.ts'
import { DEMO_LANGUAGES, type DemoLanguage } from './demoLanguages.ts'

type GenreLine = { kind: string; moods: string[] }

/** Kind and mood of each genre by language: `genre lang`. */
const genreLines = new Map(
  readFileSync(new URL('genreLines.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line): [string, GenreLine] => {
      const [genre, lang, kind = '', ...moods] = line.split('\t')
      return [`${genre} ${lang}`, { kind, moods }]
    }),
)

const lineOf = (genres: readonly string[], language: DemoLanguage): GenreLine => {
  const genre = genres.find((code) => genreLines.has(`${code} ${language}`)) ?? 'any'
  return genreLines.get(`${genre} ${language}`) ?? { kind: '', moods: [''] }
}

/** Sentences of our own about a film, made from its facts, in one language. */
export function describeFilm(film: FilmFact, year: number, language: DemoLanguage, random: Random): string {
  const { kind, moods } = lineOf(film.genres, language)
  const sentences = FILM_SENTENCES[language]
  const template = pick(random, film.cast.length > 0 ? sentences.cast : sentences.plain)
  const text = filled(template, {
    kind,
    year,
    mood: pick(random, moods),
    cast: listed(film.cast.slice(0, 3), language),
  })
  return film.director ? `${text} ${filled(sentences.director, { director: film.director })}`.trim() : text
}

export function describeSeries(
  series: SeriesFact,
  year: number,
  genre: string,
  language: DemoLanguage,
  random: Random,
): string {
  const { moods } = lineOf(series.genres, language)
  return filled(pick(random, SERIES_SENTENCES[language]), { genre, year, mood: pick(random, moods) })
}

export function describeChannel(genre: string, year: number | undefined, language: DemoLanguage): string {
  const [since = '', always = ''] = CHANNEL_SENTENCES[language]
  return filled(year ? since : always, { genre, year: year ?? '' })
}

/** Puts values into a template; a name in capitals ({Kind}) starts with a capital. Chinese needs no space after its full stop. */
export function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name.charAt(0).toLowerCase() + name.slice(1)] ?? '')
    return /^[A-Z]/.test(name) ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
  return text.replace('。 ', '。')
}

const AND: Readonly<Record<DemoLanguage, string>> = { en: ' and ', zh: '与', ms: ' dan ', ta: ', ' }

function listed(names: readonly string[], language: DemoLanguage): string {
  const comma = language === 'zh' ? '、' : ', '
  return names.length < 2 ? (names[0] ?? '') : names.slice(0, -1).join(comma) + AND[language] + (names.at(-1) ?? '')
}

export type ByLanguage = Partial<Record<DemoLanguage, string>>

/** A wire list of texts from those languages that have one. */
export function localizedList(texts: ByLanguage): { lang: DemoLanguage; n: string }[] {
  return DEMO_LANGUAGES.flatMap((lang) => (texts[lang] ? [{ lang, n: texts[lang] }] : []))
}
