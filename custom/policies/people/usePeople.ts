import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { peopleNamed } from '#contract/rules/policy/peopleValues.ts'
import type { Policy, PolicyAttribute } from '#contract/rules/policy/policy.ts'
import type { Person } from '#contract/schemas/people.ts'
import type { PolicyCase } from '#contract/schemas/policy/policy.ts'
import { PEOPLE_AT_ONCE, PERSON_ID } from '#contract/values/people.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'

/** The names of people that a policy speaks of. */
export type People = {
  /** Names by id, of those who are known. */
  names: ReadonlyMap<string, string>
  /** The ids that were asked for and are nobody's. */
  unknown: ReadonlySet<string>
  /** Takes over the name of somebody who was just picked. */
  learn: (person: Person) => void
}

/** So many at once, one question after another: a policy with its cases may name thousands. */
async function readNames(calls: Pick<Calls, 'listPeople'>, uids: readonly string[], signal: AbortSignal) {
  const people: Person[] = []
  for (let first = 0; first < uids.length; first += PEOPLE_AT_ONCE) {
    const step = uids.slice(first, first + PEOPLE_AT_ONCE).join(',')
    const { rows } = await calls.listPeople({ query: { pageSize: PEOPLE_AT_ONCE, uids: step }, signal })
    people.push(...rows)
  }
  return { asked: uids, people }
}

/** Who the people are that the rules and cases of a policy name. */
export function usePeople(
  policy: Policy,
  cases: readonly PolicyCase[],
  attributes: readonly PolicyAttribute[],
): People {
  const { calls, product } = useConsole()
  const isServed = useServiceHas('people')
  const [learned, setLearned] = useState<ReadonlyMap<string, string>>(new Map())
  const named = useMemo(() => {
    const rows = policy.rules.flatMap((rule) => rule.rows)
    return peopleNamed(
      attributes,
      rows,
      cases.map(({ viewer = {} }) => viewer),
    )
  }, [policy, cases, attributes])
  const uids = named.filter((uid) => PERSON_ID.test(uid))
  const { data } = useQuery({
    queryKey: ['policies', 'people', product, uids],
    queryFn: ({ signal }) => readNames(calls, uids, signal),
    enabled: isServed && uids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const learn = useCallback(({ uid, name }: Person) => setLearned((before) => new Map(before).set(uid, name)), [])
  return useMemo(() => {
    const names = new Map([...learned, ...(data?.people ?? []).map(({ uid, name }) => [uid, name] as const)])
    const odd = data ? [...data.asked, ...named.filter((uid) => !PERSON_ID.test(uid))] : []
    return { names, unknown: new Set(odd.filter((uid) => !names.has(uid))), learn }
  }, [data, learned, learn, named])
}
