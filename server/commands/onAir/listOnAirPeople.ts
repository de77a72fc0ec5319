import { ON_AIR_PEOPLE } from '#contract/values/onAir.ts'
import type { Command } from '../../context.ts'

/** Those who have changed something of the caller's products, and the caller. */
export const listOnAirPeople: Command<'listOnAirPeople'> = async (context) => {
  const { uid, name } = context.actor
  const others = (await context.services.onAir.people(context, ON_AIR_PEOPLE)).filter((person) => person.uid !== uid)
  return { data: [{ uid, name }, ...others] }
}
