import { isDeepStrictEqual } from 'node:util'
import type { World } from '../retryWorld.ts'

/** Answers of a server by their address: documents of every type, and pictures of some. */
type Answers = Map<string, unknown>

const TYPES = '/api/schema/urn/resource/catalog'
const PER_TYPE = 5
const content = (type: string) => `/api/content/urn/resource/catalog/${type}`

/** Reads the first documents of each type, but those of a job that goes on. */
export async function readDocuments(world: World, apart: ReadonlySet<string>): Promise<Answers> {
  const answers: Answers = new Map()
  const read = async (path: string) => (await world.send({ who: 'super', method: 'GET', path })).data
  const types = (await read(TYPES)) as { type: string }[]
  for (const { type } of types) {
    const rows = (await read(`${content(type)}?st=all&pageSize=50&sortBy=created&sortOrder=asc`)) as
      { id: string }[] | null
    const some = (rows ?? []).filter(({ id }) => !apart.has(id)).slice(0, PER_TYPE)
    for (const { id } of some) answers.set(`${content(type)}/${id}`, await read(`${content(type)}/${id}`))
  }
  for (const path of ['/api/user/draft/list', '/api/user/setting/list?t=view', '/api/policy/urn/resource/product'])
    answers.set(path, await read(path))
  return answers
}

/** Reads the same again; answers each field that says something else. */
export async function compareDocuments(world: World, before: Answers): Promise<string[]> {
  const problems: string[] = []
  for (const [path, was] of before) {
    const { data } = await world.send({ who: 'super', method: 'GET', path })
    problems.push(...differences(was, data).map((field) => `${path}: ${field}`))
  }
  return problems
}

/** What the newer version answers where a document says nothing. */
const SINCE: Readonly<Record<string, unknown>> = { ia: [] }

function differences(was: unknown, is: unknown): string[] {
  if (!isRecord(was) || !isRecord(is))
    return isDeepStrictEqual(was, is) ? [] : [JSON.stringify([was, is]).slice(0, 200)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isDeepStrictEqual(was[field] ?? SINCE[field], is[field]))
    .map(
      (field) =>
        `${field} was ${JSON.stringify(was[field])?.slice(0, 100)}, is ${JSON.stringify(is[field])?.slice(0, 100)}`,
    )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
