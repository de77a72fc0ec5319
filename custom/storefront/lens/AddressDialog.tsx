import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { AddressField } from '#kit/parts/geo/AddressField.tsx'

type AddressDialogProps = { onClose: () => void; onCountry: (country: string) => void }

/** Looks from an address: from the country that geo override puts it in. */
export function AddressDialog({ onClose, onCountry }: AddressDialogProps) {
  const translate = useTranslate()
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
      <AddressField onPlaced={setCountry} />
    </SharedDialog>
  )
}
