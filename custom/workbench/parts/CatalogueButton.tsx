import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { CatalogueDialog } from './CatalogueDialog.tsx'

/** Opens how complete the names of the whole catalogue are. */
export function CatalogueButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!useServiceHas('counts')) return null
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {translate('workbench.catalogue.open')}
      </Button>
      {isOpen && <CatalogueDialog onClose={() => setOpen(false)} />}
    </>
  )
}
