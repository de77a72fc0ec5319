import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from 'ra-core'

type ToolbarPickerProps<Value extends { id: string }> = Omit<
  AutocompleteProps<Value, false, false, false>,
  'renderInput' | 'openText' | 'closeText' | 'getOptionKey' | 'isOptionEqualToValue' | 'placeholder'
> & {
  /** Read out, and shown nowhere: the placeholder says what nothing means. */
  label: string
  placeholder: string
}

/** Picks one of what has an id, in a toolbar: one line without a label above it. */
export function ToolbarPicker<Value extends { id: string }>({
  label,
  placeholder,
  ...props
}: ToolbarPickerProps<Value>) {
  const translate = useTranslate()
  return (
    <Autocomplete
      size="small"
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      openText={label}
      closeText={translate('actions.close')}
      {...props}
      renderInput={({ InputProps, inputProps, disabled, fullWidth }) => (
        <OutlinedInput
          {...InputProps}
          size="small"
          disabled={disabled}
          fullWidth={fullWidth}
          inputProps={{ ...inputProps, 'aria-label': label }}
          placeholder={placeholder}
        />
      )}
    />
  )
}
