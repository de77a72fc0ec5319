import Rating from '@mui/material/Rating'
import type { ControlProps } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'

/** A field as JSON Forms' own documentation writes one: a number of stars, up to the schema's maximum. */
function Stars({ data, handleChange, path, label, enabled, schema }: ControlProps) {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>{label}</legend>
      <Rating
        value={typeof data === 'number' ? data : null}
        max={schema.maximum ?? 5}
        disabled={!enabled}
        onChange={(_event, stars) => handleChange(path, stars ?? undefined)}
      />
    </fieldset>
  )
}

export default withJsonFormsControlProps(Stars)
