import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isWide } from '#contract/rules/geo/range.ts'
import type { GeoInput, GeoLocation } from '#contract/schemas/geo.ts'
import { GEO_PAGE, GEO_QUESTIONS } from '#contract/values/geo.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { Settled } from './parts/Overlaps.tsx'
import { useGeoCheck } from './useGeoCheck.ts'

type Fields = Required<Pick<GeoInput, 'ip' | 'country' | 'region' | 'zip' | 'note'>>

export type RangeForm = ReturnType<typeof useRangeForm>

const NO_FIELDS: Fields = { ip: '', country: '', region: '', zip: '', note: '' }

/** One range as it is typed: what is wrong with it, what is to be settled, and its save. */
export function useRangeForm(stored: GeoLocation | undefined, onSaved: (saved: GeoLocation) => void) {
  const { calls, may } = useConsole()
  const queries = useQueryClient()
  const base: Fields = { ...NO_FIELDS, ...(stored && fieldsOf(stored)) }
  const [fields, setFields] = useState(base)
  const [settled, setSettled] = useState<Settled>(new Map())
  const [isMeant, setMeant] = useState(false)
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<{ isSaving: boolean; error?: ApiError }>({ isSaving: false })
  const typed = useGeoCheck(fields.ip, stored?.ip)
  const { range, check } = typed
  const isOther = check !== undefined && check.ip !== stored?.ip
  const overlaps = isOther ? check.overlaps : []
  const open = overlaps.filter(({ ip }) => !settled.has(ip))
  const wide = range !== undefined && isOther && isWide(range)
  const isDirty = (Object.keys(base) as (keyof Fields)[]).some((name) => fields[name] !== base[name])
  const isWhole = range !== undefined && fields.country !== ''
  const isSavable = isDirty && isWhole && open.length === 0 && (!wide || isMeant)
  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }))
    if (change.ip !== undefined) setSettled(new Map())
    setState({ isSaving: false })
  }
  const save = async () => {
    setTried(true)
    if (!isSavable || state.isSaving) return
    setState({ isSaving: true })
    const absorb = [...settled].flatMap(([ip, how]) => (how === 'absorb' ? [ip] : []))
    const { region, zip, note, ...rest } = fields
    const body = { ...rest, ...(region && { region }), ...(zip && { zip }), ...(note && { note }), absorb }
    const query = { confirm: GEO_QUESTIONS.join(',') }
    try {
      const saved = stored
        ? await calls.saveGeoLocation({ params: { ip: stored.ip }, query, body })
        : await calls.createGeoLocation({ query, body })
      setState({ isSaving: false })
      void queries.invalidateQueries({ queryKey: ['geo'] })
      void queries.invalidateQueries({ queryKey: ['geoTest'] })
      onSaved(saved)
    } catch (error) {
      setState({ isSaving: false, error: error as ApiError })
      // What stands in the way now is seen where it is settled.
      void queries.invalidateQueries({ queryKey: ['geoCheck'] })
    }
  }
  return {
    ...{ fields, set, typed, overlaps, open, wide, isMeant, setMeant, isTried, isDirty, isSavable, save },
    ...{ settled, overlapping: isOther ? check.overlapping : 0, ...state },
    settle: (ip: string, how: 'keep' | 'absorb') => setSettled((before) => new Map(before).set(ip, how)),
    mayWrite: may(GEO_PAGE, stored ? 'update' : 'create'),
    mayWiden: may(GEO_PAGE, 'publish'),
    isLost: isDirty && !state.isSaving,
  }
}

const fieldsOf = ({ ip, country, region = '', zip = '', note = '' }: GeoLocation): Fields => ({
  ...{ ip, country, region, zip, note },
})
