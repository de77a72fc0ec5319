import Checkbox from '@mui/material/Checkbox'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { VIEWER_COUNTRY } from '#contract/values/geo.ts'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { LensMenu } from './LensMenu.tsx'
import { attributesAsked, withValue } from './model/audiences.ts'
import { useAudienceWords } from './useAudienceWords.ts'

type AudienceMenuProps = { audience: Viewer; onAudience: (viewer: Viewer) => void }

/** What is known of who looks: values of the attributes that the page asks for. */
export function AudienceMenu({ audience, onAudience }: AudienceMenuProps) {
  const translate = useTranslate()
  const { storefront, policies } = useStorefront()
  const attributes = useMemo(() => [...attributesAsked(storefront, policies)], [storefront, policies])
  const words = useAudienceWords()
  const hasGeo = useServiceHas('geo')
  const [asksAddress, setAsksAddress] = useState(false)
  const menu = (
    <LensMenu icon="users" label={translate('storefrontLens.audience.label')} value={words(audience)}>
      {(close) => [
        <MenuItem
          key=""
          selected={Object.keys(audience).length === 0}
          onClick={() => {
            onAudience({})
            close()
          }}
        >
          {translate('storefrontLens.audience.anyone')}
        </MenuItem>,
        ...attributes.flatMap(([name, values]) => [
          <ListSubheader key={name} role="presentation">
            {name}
          </ListSubheader>,
          ...values.map((value) => {
            const isOn = audience[name]?.includes(value) === true
            return (
              <MenuItem
                key={`${name} ${value}`}
                role="menuitemcheckbox"
                aria-checked={isOn}
                // Two attributes may have the same value.
                aria-label={`${value}, ${name}`}
                onClick={() => onAudience(withValue(audience, name, value))}
              >
                <Checkbox size="small" checked={isOn} tabIndex={-1} disableRipple inert />
                {value}
              </MenuItem>
            )
          }),
        ]),
        ...(hasGeo
          ? [
              <MenuItem
                key="address"
                onClick={() => {
                  setAsksAddress(true)
                  close()
                }}
              >
                {translate('storefrontLens.audience.address.by')}
              </MenuItem>,
            ]
          : []),
        ...(attributes.length === 0
          ? [
              <MenuItem key="none" disabled>
                {translate('storefrontLens.audience.none')}
              </MenuItem>,
            ]
          : []),
      ]}
    </LensMenu>
  )
  return (
    <>
      {menu}
      {asksAddress && (
        <AddressDialog
          onClose={() => setAsksAddress(false)}
          onCountry={(country) => {
            onAudience({ ...audience, [VIEWER_COUNTRY]: [country] })
            setAsksAddress(false)
          }}
        />
      )}
    </>
  )
}
