/** Comparing versions, taking fields over, taking changes back, duplicating. */
export const words = {
  compare: 'Compare',
  compareWithForm: 'Compare %{version} with this form',
  back: 'Form',
  swap: 'Swap sides',
  left: 'Left version',
  right: 'Right version',
  form: 'This form',
  formUnsaved: 'This form, unsaved changes included',
  same: 'Nothing differs',
  differences: '%{smart_count} difference |||| %{smart_count} differences',
  take: 'Take over',
  putBackField: 'Put %{field} back as it was before',
  putAllBack: 'Put all back',
  doneBack:
    '%{smart_count} field is back as it was. Save to keep it. |||| %{smart_count} fields are back as they were. Save to keep them.',
  doneNewer:
    '%{smart_count} of them had been changed again since. |||| %{smart_count} of them had been changed again since.',
  gone: '%{smart_count} field stays: its entry is gone. |||| %{smart_count} fields stay: their entries are gone.',
  duplicate: 'Duplicate',
  duplicateText: 'Opens a new draft with these texts; pictures and identifiers stay here.',
  whatChanges: 'Show what would change',
}
