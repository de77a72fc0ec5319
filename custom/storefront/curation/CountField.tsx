import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { CurationEntry } from '#contract/rules/storefront/curation/entry.ts'
import { RAIL_TITLES } from '#contract/values/rails.ts'
import type { Picker } from './useTemporary.ts'

/** No more titles than these, where the rail is limited; empty is all. */
export function CountField({ entry, picker }: { entry: CurationEntry; picker: Picker }) {
  const translate = useTranslate()
  const id = useId()
  const set = (text: string) => {
    const { count: _before, ...rest } = entry
    const count = Number(text)
    if (text === '') picker.put(rest as CurationEntry)
    else if (Number.isInteger(count) && count > 0 && count <= RAIL_TITLES) picker.put({ ...entry, count })
  }
  return (
    <div className="f-head" style={{ alignItems: 'center' }}>
      <label className="f-label" htmlFor={id}>
        {translate('storefrontCuration.atMost')}
      </label>
      <input
        id={id}
        className="f-input"
        style={{ inlineSize: 72 }}
        inputMode="numeric"
        autoComplete="off"
        placeholder={translate('storefrontCuration.all')}
        value={entry.count ?? ''}
        onChange={({ target }) => set(target.value.trim())}
      />
    </div>
  )
}
