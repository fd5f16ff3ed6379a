type Props = { confirmed: string | undefined; errors: string[] | undefined };

export function ValueQuestion({ confirmed, errors }: Props) {
  return (
    <>
      {confirmed && <input type="hidden" name="confirmed" value={confirmed} />}
      {errors?.map((question) => (
        <p className="value-question" role="alert" key={question}>
          {question}
        </p>
      ))}
    </>
  );
}
