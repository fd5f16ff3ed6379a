export function FormErrors({ errors }: { errors?: string[] }) {
  return (
    <>
      {errors?.map((error) => (
        <p className="field-error" role="alert" key={error}>
          {error}
        </p>
      ))}
    </>
  );
}
