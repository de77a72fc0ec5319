import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMemo, useRef, useState } from 'react'
import { indexCommands, rankCommands } from '#kit/parts/commands/rankCommands.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { Finder } from '#kit/parts/filters/Finder.tsx'
import type { BulkField } from './bulkField.ts'

type FieldPickerProps = {
  fields: readonly BulkField[]
  onChoose: (field: BulkField) => void
}

/** Finds a field by a part of its name. */
export function FieldPicker({ fields, onChoose }: FieldPickerProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const label = translate('bulk.field.find')
  const index = useMemo(
    () => indexCommands(fields.map((field) => ({ id: field.path, label: field.name, note: field.section, field }))),
    [fields],
  )
  const choose = (field: BulkField) => {
    setAnchor(null)
    onChoose(field)
  }
  const leave = () => {
    setAnchor(null)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<Icon name="plus" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ justifySelf: 'start' }}
        onClick={() => setAnchor(button.current)}
      >
        {translate('bulk.field.add')}
      </Button>
      {anchor && (
        <SidePopover
          open
          anchorEl={anchor}
          // The focus goes on to the value of the chosen field.
          disableRestoreFocus
          onClose={leave}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        >
          <Finder
            label={label}
            none={translate('bulk.field.none')}
            find={(typed) => rankCommands(index, typed, []).map(({ field }) => field)}
            keyOf={({ path }) => path}
            draw={({ name, section }) => (
              <>
                <span>{name}</span>
                <small>{section}</small>
              </>
            )}
            onChoose={choose}
          />
        </SidePopover>
      )}
    </>
  )
}
