import { searchText } from '#contract/rules/searchText.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { PEOPLE_AT_ONCE } from '#contract/values/people.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { knownPeople } from './knownPeople.ts'

/** People by their names. A term finds them by a part of their name, whatever its case and accents, or by their id. */
export const listPeople: Command<'listPeople'> = async (context, { query }) => {
  const { term = '', pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const people = await knownPeople(context, query.uids === undefined ? undefined : uidsIn(query.uids))
  const [wanted, exact] = [searchText(term), term.trim()]
  const fits = (name: string) => (wanted === '' ? exact === '' : searchText(name).includes(wanted))
  const found = people.filter(({ uid, name }) => uid === exact || fits(name))
  const first = (pageNumber - 1) * pageSize
  return { data: found.slice(first, first + pageSize), page: { count: found.length } }
}

function uidsIn(text: string): readonly string[] {
  const uids = [...new Set(text.split(',').map((uid) => uid.trim()))].filter((uid) => uid !== '')
  if (uids.length > PEOPLE_AT_ONCE)
    throw new DomainError('malformed', { field: '/uids', description: `Ask for at most ${PEOPLE_AT_ONCE} people.` })
  return uids
}
