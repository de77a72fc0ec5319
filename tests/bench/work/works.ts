import type { Aim } from '../aims.ts'
import { AIMS } from '../aims.ts'
import type { Requests } from '../measure.ts'
import { isAnswered, type Question, type Side } from './call.ts'
import { saves } from './saves.ts'
import { TERMS } from './terms.ts'

/** One piece of work; both sides do it with as many clients on the same titles. */
export type Work = {
  name: string
  aim: Aim
  clients: number
  writes?: boolean
  /** The first of its kind that both servers are asked: neither has compiled its road yet. */
  isCold?: boolean
  on: (side: Side) => Requests
}

/**
 * Films that are asked for, all films that lists show, how many search at once, and kinds of terms beside the usual ones,
 * which each side may have of its own.
 */
type Scale = {
  films: readonly string[]
  total: number
  searchClients: number
  moreTerms?: Readonly<Record<string, TermsOf>>
}
type TermsOf = (side: Side) => readonly string[]

const MOVIES = '/api/content/urn/resource/catalog/movie'
const PAGE = 25
const CLIENTS = 4
/** The page that ours is held to further down. */
export const FIRST_PAGE = `list of ${PAGE}`

export function worksOf(scale: Scale): Work[] {
  return [...reads(scale), ...searches(scale), ...writes(scale)]
}

/** A piece of work that asks one question a request. */
function asked(
  work: Omit<Work, 'on'>,
  ours: (n: number, side: Side) => Question,
  bare: (n: number, side: Side) => string,
): Work {
  const on = (side: Side) => ({
    send: (n: number) => (side.kind === 'ours' ? isAnswered(side, ...ours(n, side)) : isAnswered(side, bare(n, side))),
  })
  return { ...work, on }
}

const lookup = (body: object): Question => [
  '/api/content/lookup',
  { method: 'POST', body: { cty: ['movie'], ...body } },
]
/** What a search among the films asks ours. */
export const titlesWith = (term: string): Question => lookup({ filter: [{ field: 'term', term }] })
/** The same of the popup. */
export const hitsOf = (term: string): Question => [`/api/content/search?st=all&term=${encodeURIComponent(term)}`]

function reads({ films, total }: Scale): Work[] {
  const deep = Math.max(2, Math.floor(total / PAGE / 2))
  const clients = CLIENTS
  const cold = { clients, isCold: true }
  return [
    asked(
      { name: 'get one', aim: AIMS.get, ...cold },
      (n) => [`${MOVIES}/${nth(films, n)}`],
      (n) => `/items/${nth(films, n)}`,
    ),
    asked(
      { name: FIRST_PAGE, aim: AIMS.list, ...cold },
      () => [`${MOVIES}?st=all`],
      () => '/items',
    ),
    asked(
      { name: 'list with total, one status', aim: AIMS.list, clients },
      () => lookup({ st: 'published' }),
      () => '/items?st=published',
    ),
    asked(
      { name: 'deep list, jump to the middle', aim: AIMS.deep, clients },
      () => lookup({ st: 'all', pageNumber: deep }),
      () => `/items?offset=${(deep - 1) * PAGE}`,
    ),
  ]
}

/** A search among the films, and what the popup asks for as one types: hits, and how many each field and type has. */
function searches({ searchClients: clients, moreTerms = {} }: Scale): Work[] {
  const usual = Object.entries(TERMS).map(([kind, terms]): [string, TermsOf] => [kind, () => terms])
  return [...usual, ...Object.entries(moreTerms)].flatMap(([kind, terms]) => {
    const term = (n: number, side: Side) => nth(terms(side), n)
    const word = (n: number, side: Side) => encodeURIComponent(term(n, side))
    return [
      asked(
        { name: `title search, ${kind}`, aim: AIMS.search, clients },
        (n, side) => titlesWith(term(n, side)),
        (n, side) => `/items?term=${word(n, side)}`,
      ),
      asked(
        { name: `popup hits, ${kind}`, aim: AIMS.popup, clients },
        (n, side) => hitsOf(term(n, side)),
        (n, side) => `/hits?term=${word(n, side)}`,
      ),
      asked(
        { name: `facets, ${kind}`, aim: AIMS.popup, clients },
        (n, side) => [`/api/content/search/facets?st=all&term=${word(n, side)}`],
        (n, side) => `/facets?term=${word(n, side)}`,
      ),
    ]
  })
}

function writes({ films }: Scale): Work[] {
  const work = { aim: AIMS.save, clients: CLIENTS, writes: true, isCold: true }
  return [
    // In this order each finds most films as it needs them.
    { ...work, name: 'save that opens a draft', on: (side) => saves(side, films, 'opening') },
    { ...work, name: 'save a draft that stands', on: (side) => saves(side, films, 'standing') },
    { ...work, name: 'publish', on: (side) => saves(side, films, 'publishing') },
  ]
}

function nth<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T
}
