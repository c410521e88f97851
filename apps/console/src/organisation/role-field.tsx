import { staffRoleNames, staffRoles } from "@gable/domain/staff/roles.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import type { FieldProps } from "@gable/ui/forms/use-field.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import type { FieldValues } from "react-hook-form";

export function RoleField<T extends FieldValues>(props: FieldProps<T, T>) {
  const language = useLanguage();
  return (
    <SelectField
      {...props}
      options={staffRoleNames.map((role) => ({ value: role, label: staffRoles[role][language] }))}
    />
  );
}
