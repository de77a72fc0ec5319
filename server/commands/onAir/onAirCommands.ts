import { ON_AIR_PEOPLE } from '#contract/values/onAir.ts'
import type { Command } from '../../context.ts'
import { countOnAir } from './countOnAir.ts'
import { handleOnAir } from './handleOnAir.ts'
import { readAiringsAhead } from './readAiringsAhead.ts'
import { readOnAir } from './readOnAir.ts'

/** Those who have changed something of the caller's products, and the caller. */
const listOnAirPeople: Command<'listOnAirPeople'> = async (context) => {
  const { uid, name } = context.actor
  const others = (await context.services.onAir.people(context, ON_AIR_PEOPLE)).filter((person) => person.uid !== uid)
  return { data: [{ uid, name }, ...others] }
}

/** The board of what is on air. */
export const onAirCommands = { readOnAir, countOnAir, handleOnAir, listOnAirPeople, readAiringsAhead }
