import { DomainError } from '#contract/wire/errors.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'

/** Words of a query's list; one that is none of the known is refused. */
export function knownNames<Name extends string>(known: readonly Name[], list: string | undefined): Name[] | undefined {
  return namesIn(list)?.map((name) => {
    const found = known.find((one) => one === name)
    if (!found) throw new DomainError('badFilter', { description: `'${name}' is none of: ${known.join(', ')}.` })
    return found
  })
}
