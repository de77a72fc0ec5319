import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { AddressField } from '#kit/parts/geo/AddressField.tsx'

type AddressDialogProps = { onClose: () => void; onCountry: (country: string) => void }

/** Looks from an address: from the country that geo override puts it in. */
export function AddressDialog({ onClose, onCountry }: AddressDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [country, setCountry] = useState<string>()
  return (
    <SharedDialog
      open
      isPlain
      maxWidth="xs"
      title={translate('storefrontLens.audience.address.title')}
      okLabel={translate('storefrontLens.audience.address.use')}
      {...(country === undefined && { notYet: translate('storefrontLens.audience.address.first') })}
      cancelLabel={translate('actions.close')}
      onOk={() => country !== undefined && onCountry(country)}
      onClose={onClose}
    >
      <AddressField
        label={translate('storefrontLens.audience.address.label')}
        onPlaced={setCountry}
        say={(found) => {
          if (found === undefined) return ''
          if (typeof found === 'string') return translate(`storefrontLens.audience.address.${found}`)
          if (found.country === undefined) return translate('storefrontLens.audience.address.none')
          return translate('storefrontLens.audience.address.in', { country: format.country(found.country) })
        }}
      />
    </SharedDialog>
  )
}
