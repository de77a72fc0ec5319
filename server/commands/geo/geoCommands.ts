import { addressText, readAddress } from '#contract/rules/geo/address.ts'
import { isRange, isWide, rangeText, readRange, sizeOf } from '#contract/rules/geo/range.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { endsOf } from '../../stores/geo/geoRows.ts'
import { exportGeoLocations } from './exportGeo.ts'
import { rangeIn } from './geoInput.ts'
import { importGeoLocations } from './importGeo.ts'
import { createGeoLocation, deleteGeoLocation, saveGeoLocation } from './writeGeo.ts'

const SORTABLE = ['ip', 'country', 'ut'] as const

const listGeoLocations: Command<'listGeoLocations'> = async ({ services }, { query }) => {
  const { term = '', pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE, sortBy = 'ip', sortOrder = 'asc' } = query
  const sorted = SORTABLE.find((field) => field === sortBy)
  if (!sorted) throw new DomainError('badFilter', { description: `Ranges cannot be sorted by '${sortBy}'.` })
  const wanted = term.trim()
  // The text of a range means that range, which begins with an address that others hold, too.
  const read = readRange(wanted)
  const named = isRange(read) && read.first !== read.last ? rangeText(read) : wanted
  const { rows, count } = await services.geo.list({
    ...{ term: named, address: readAddress(wanted), pageNumber, pageSize, sortBy: sorted, sortOrder },
  })
  return { data: rows, page: { count } }
}

const getGeoLocation: Command<'getGeoLocation'> = async ({ services }, { params }) => {
  const found = await services.geo.read(rangeText(rangeIn(params.ip)))
  if (!found) throw new DomainError('notFound')
  return { data: found }
}

const checkGeoLocation: Command<'checkGeoLocation'> = async ({ services }, { query }) => {
  const range = rangeIn(query.ip)
  const except = query.except === undefined ? [] : [rangeText(rangeIn(query.except))]
  const { overlaps, count } = await services.geo.overlaps(range, except)
  return {
    data: {
      ...{ ip: rangeText(range), ...endsOf(range), size: String(sizeOf(range)), wide: isWide(range) },
      ...{ overlaps, overlapping: count },
    },
  }
}

const testGeoAddress: Command<'testGeoAddress'> = async ({ services }, { query }) => {
  const address = readAddress(query.address.trim())
  if (address === undefined)
    throw new DomainError('badAddress', {
      fields: [{ field: '/address', description: 'This is no address.', keyword: 'notAddress' }],
    })
  return { data: { address: addressText(address), ranges: await services.geo.holding(address) } }
}

/** Commands of calls.md section 21. */
export const geoCommands = {
  listGeoLocations,
  getGeoLocation,
  createGeoLocation,
  saveGeoLocation,
  deleteGeoLocation,
  checkGeoLocation,
  testGeoAddress,
  importGeoLocations,
  exportGeoLocations,
}
