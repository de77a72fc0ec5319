import { countOnAir } from './countOnAir.ts'
import { handleOnAir } from './handleOnAir.ts'
import { readAiringsAhead } from './readAiringsAhead.ts'
import { readOnAir } from './readOnAir.ts'

/** The board of what is on air. */
export const onAirCommands = { readOnAir, countOnAir, handleOnAir, readAiringsAhead }
