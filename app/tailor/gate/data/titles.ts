/** Last words of job titles. */
export const titleNouns = `
adjuster aide appraiser conveyancer courier dispatcher estimator guard helper packer picker teller tiler engineer developer manager director analyst nurse teacher accountant designer architect consultant administrator
supervisor officer specialist coordinator representative technician chef cook driver mechanic electrician plumber
scientist researcher lawyer attorney paralegal physician doctor pharmacist therapist editor writer producer
executive president lead leader head chief founder owner partner principal professor lecturer instructor tutor
trainer buyer planner programmer tester recruiter bookkeeper auditor controller clerk receptionist secretary foreman
inspector operator assistant associate intern trainee apprentice cto ceo cfo coo vp agent advisor adviser banker
broker cashier bartender server waiter barista carer caregiver surgeon dentist paramedic midwife strategist marketer
machinist welder carpenter builder surveyor librarian translator interpreter photographer journalist pm
`;

/** Words that make less of a title; leaving them out makes more of it. */
export const lesserTitles = `
assistant asst intern internship junior jr trainee apprentice deputy vice associate student volunteer acting interim
temporary co sub aide
`;
