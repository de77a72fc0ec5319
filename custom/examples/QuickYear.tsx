import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { minValue, NumberInput, SaveButton, useTranslate } from 'react-admin'

/** An action in the bar of a film: react-admin's stock inputs and button, on the values of the generated form. */
export function QuickYear() {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('examples.quick.open')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { 'aria-label': translate('examples.quick.open'), role: 'dialog', sx: { padding: 4 } } }}
      >
        <div style={{ display: 'grid', gap: 12, inlineSize: 240 }}>
          <NumberInput source="yr" label={translate('examples.quick.year')} validate={minValue(FIRST_FILM)} />
          <SaveButton />
        </div>
      </Popover>
    </>
  )
}

const FIRST_FILM = 1888
