import TextField from '@mui/material/TextField'
import { useState } from 'react'

type CommitFieldProps = {
  label: string
  value: string
  /** Why the text cannot be taken, or undefined where it can. */
  problemOf: (text: string) => string | undefined
  onCommit: (text: string) => void
  disabled?: boolean
  hint?: string
}

/** A value that is taken over as a whole: by Enter or by leaving the field; Escape gives back what was there. */
export function CommitField({ label, value, problemOf, onCommit, disabled = false, hint }: CommitFieldProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value
  const problem = typed === undefined ? undefined : problemOf(typed)
  const commit = () => {
    if (typed === undefined || problem) return
    setTyped(undefined)
    if (typed.trim() !== value) onCommit(typed)
  }
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={text}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') commit()
        if (event.key !== 'Escape' || typed === undefined) return
        event.stopPropagation()
        setTyped(undefined)
      }}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  )
}
