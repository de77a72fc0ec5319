import { useMemo } from 'react'
import { COUNTRIES } from '#contract/values/geo.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

export type Countries = {
  /** Codes with their names, by name. */
  all: readonly { code: string; name: string }[]
  nameOf: (code: string) => string
}

/** Countries by their names in the user's language. */
export function useCountries(): Countries {
  const format = useFormat()
  return useMemo(() => {
    const order = new Intl.Collator(format.settings.language)
    const all = COUNTRIES.map((code) => ({ code, name: format.country(code) })).toSorted((one, other) =>
      order.compare(one.name, other.name),
    )
    return { all, nameOf: format.country }
  }, [format])
}
