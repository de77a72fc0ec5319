import { Type } from 'typebox'
import { Person } from '#contract/schemas/people.ts'
import { PEOPLE_UIDS_TEXT } from '#contract/values/people.ts'
import { POLICY_PAGE } from '#contract/values/policy.ts'
import { call, paging, query } from './call.ts'

/** People whom this service knows. */
export const peopleCalls = [
  call({
    name: 'listPeople',
    method: 'GET',
    path: '/user/people',
    paged: true,
    guard: { by: 'page', pages: ['epg', POLICY_PAGE], action: 'view' },
    section: 'ours',
    part: 'P',
    summary:
      'Those who work on these products, by their names: all, those whom a term finds, or those of the given ids',
    answer: Type.Array(Person),
    query: query({
      term: Type.Optional(Type.String({ maxLength: 200 })),
      uids: Type.Optional(Type.String({ maxLength: PEOPLE_UIDS_TEXT })),
      ...paging,
    }),
    peopleOnly: true,
  }),
] as const
