import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { StoredConversion } from '../../stores/conversionStore.ts'
import { readAiring } from './airingRecord.ts'
import { wantedOf } from './wantedOf.ts'

/**
 * Another window, name or type for a conversion that has not begun, other products and another provider where they are
 * named; throws `jobFinished` for any other.
 */
export const updateLiveToVod: Command<'updateLiveToVod'> = async (context, { params, body }) => {
  const { services } = context
  await services.idempotency.once(context, async () => {
    const { airing, prd, pn } = await knownConversion(context, params.id)
    const wanted = {
      ...(await wantedOf(context, await readAiring(context, airing), body)),
      ...(body.prd === undefined && { prd }),
      ...(body.pn === undefined && { pn }),
    }
    return async (stores) => {
      if (!(await stores.conversions.update(params.id, wanted))) throw new DomainError('jobFinished')
    }
  })
  return { data: shownConversion(await knownConversion(context, params.id)) }
}

/** Calls a conversion off that has not begun; throws `jobFinished` for any other. */
export const cancelLiveToVod: Command<'cancelLiveToVod'> = async (context, { params }) => {
  await context.services.idempotency.once(context, async () => {
    await knownConversion(context, params.id)
    return async (stores) => {
      if (!(await stores.conversions.cancel(params.id))) throw new DomainError('jobFinished')
    }
  })
  return { data: shownConversion(await knownConversion(context, params.id)) }
}

/** Throws `notFound` for a conversion of other people's products. */
export async function knownConversion(context: CallContext, id: string): Promise<StoredConversion> {
  const found = await context.services.conversions.find(context, id)
  if (!found) throw new DomainError('notFound')
  return found
}

export function shownConversion({ isUpdated: _isUpdated, ...conversion }: StoredConversion) {
  return conversion
}
