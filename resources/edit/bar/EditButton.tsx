import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** Opens a form that is only looked at. It takes the focus, since the button that saved is gone with its form. */
export function EditButton({ onEdit }: { onEdit: (() => void) | undefined }) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="contained" startIcon={<Icon name="edit" size="small" />} onClick={onEdit}>
      {translate('actions.edit')}
    </Button>
  )
}
