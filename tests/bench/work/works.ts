import type { Aim } from '../aims.ts'
import { AIMS } from '../aims.ts'
import type { Requests } from '../measure.ts'
import { isAnswered, type Side } from './call.ts'
import { saves } from './saves.ts'
import { TERMS, type TermKind } from './terms.ts'

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

/** Films that are asked for, all films that lists show, and how many search at once. */
type Scale = { films: readonly string[]; total: number; searchClients: number }

const MOVIES = '/api/content/urn/resource/catalog/movie'
const PAGE = 25
const CLIENTS = 4
/** The page that ours is held to further down. */
export const FIRST_PAGE = `list of ${PAGE}`

export function worksOf(scale: Scale): Work[] {
  return [...reads(scale), ...searches(scale), ...writes(scale)]
}

type Question = Parameters<typeof isAnswered> extends [Side, ...infer Rest] ? Rest : never

/** A piece of work that asks one question a request. */
function asked(work: Omit<Work, 'on'>, ours: (n: number) => Question, bare: (n: number) => string): Work {
  const on = (side: Side) => ({
    send: (n: number) => (side.kind === 'ours' ? isAnswered(side, ...ours(n)) : isAnswered(side, bare(n))),
  })
  return { ...work, on }
}

const lookup = (body: object): Question => [
  '/api/content/lookup',
  { method: 'POST', body: { cty: ['movie'], ...body } },
]

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
function searches({ searchClients: clients }: Scale): Work[] {
  return (Object.keys(TERMS) as TermKind[]).flatMap((kind) => {
    const term = (n: number) => nth(TERMS[kind], n)
    const word = (n: number) => encodeURIComponent(term(n))
    return [
      asked(
        { name: `title search, ${kind}`, aim: AIMS.search, clients },
        (n) => lookup({ filter: [{ field: 'term', term: term(n) }] }),
        (n) => `/items?term=${word(n)}`,
      ),
      asked(
        { name: `popup hits, ${kind}`, aim: AIMS.popup, clients },
        (n) => [`/api/content/search?st=all&term=${word(n)}`],
        (n) => `/hits?term=${word(n)}`,
      ),
      asked(
        { name: `facets, ${kind}`, aim: AIMS.popup, clients },
        (n) => [`/api/content/search/facets?st=all&term=${word(n)}`],
        (n) => `/facets?term=${word(n)}`,
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
